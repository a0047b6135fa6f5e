import { fullDate } from '../../domain/dates.ts'
import { formats } from '../../domain/texts/en/formats.ts'
import { noticeTexts } from '../../domain/texts/en/notice.ts'
import { OwnText } from '../../ui/own-text.tsx'
import { useShop } from '../../ui/shop-facts.ts'
import { useTexts } from '../../ui/texts.ts'

/** At the top of every page: what the owner has to say, and that the shop takes no orders for some days. */
export default function Notice() {
  const texts = useTexts(noticeTexts)
  const spelling = useTexts(formats)
  const { closedUntil, texts: own } = useShop()
  return (
    <section aria-label={texts.label} className="bg-husk-50 font-semibold print:hidden">
      {closedUntil && (
        <p className="page-width py-2">{texts.closed(fullDate(closedUntil, spelling))}</p>
      )}
      {own?.notice && (
        <p className="page-width py-2">
          <OwnText name="notice" />
        </p>
      )}
    </section>
  )
}
