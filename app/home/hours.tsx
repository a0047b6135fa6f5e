import { noticeTexts } from '../../domain/texts/en/notice.ts'
import { InItsLanguage } from '../../ui/own-text.tsx'
import { useTexts } from '../../ui/texts.ts'

/** When the shop is open, among its contacts. */
export default function Hours({ hours }: { hours: string }) {
  return (
    <div>
      <dt className="text-small text-husk-700">{useTexts(noticeTexts).hours}</dt>
      <dd>
        <InItsLanguage>{hours}</InItsLanguage>
      </dd>
    </div>
  )
}
