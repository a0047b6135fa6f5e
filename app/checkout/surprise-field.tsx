import { isOtherWithMobile } from '../../domain/recipients/other-person.ts'
import { deliveryTexts } from '../../domain/texts/en/delivery.ts'
import { CheckField } from '../../ui/check-field.tsx'
import { useTexts } from '../../ui/texts.ts'
import type { Surprise } from './use-surprise.ts'

/** Says that somebody else who gets the order is told when it comes, and asks whether that would spoil a surprise. */
export default function SurpriseField({ surprise }: { surprise: Surprise }) {
  const texts = useTexts(deliveryTexts)
  const { customer, recipient, isSurprise, choose } = surprise
  if (!isOtherWithMobile(recipient, customer)) return null
  return (
    <div className="mt-3 grid gap-1 text-small">
      <p role="status" className="wrap-anywhere">
        {isSurprise
          ? texts.isSurprise(recipient.recipientName)
          : texts.told(recipient.recipientName)}
      </p>
      <CheckField
        label={texts.surprise}
        checked={isSurprise}
        onChange={({ target }) => choose(target.checked)}
      />
    </div>
  )
}
