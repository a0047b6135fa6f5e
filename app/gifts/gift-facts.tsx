import type { Order } from '../../contract/index.ts'
import { giftTexts } from '../../domain/texts/en/gifts.ts'
import { InItsLanguage } from '../../ui/own-text.tsx'
import { useTexts } from '../../ui/texts.ts'

/** To whom an order was given, and the thanks for it. */
export default function GiftFacts({ gift }: { gift: NonNullable<Order['gift']> }) {
  const texts = useTexts(giftTexts)
  return (
    <div>
      <h2 className="text-card">{texts.gift}</h2>
      <p className="mt-1.5 text-small">{texts.given(gift.name)}</p>
      {gift.thanks !== '' && (
        <blockquote className="mt-1.5 font-semibold wrap-anywhere">
          <InItsLanguage>{gift.thanks}</InItsLanguage>
        </blockquote>
      )}
    </div>
  )
}
