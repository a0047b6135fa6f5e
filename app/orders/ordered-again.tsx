import { href } from 'react-router'
import type { OrderAgain } from '../../domain/orders/again.ts'
import { cartTexts } from '../../domain/texts/en/cart.ts'
import { orderTexts } from '../../domain/texts/en/orders.ts'
import type { Texts } from '../../domain/texts/texts.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { useTexts } from '../../ui/texts.ts'
import type { ShopItem } from '../cart/items.ts'

/** The result of 'Order again', read out by screen readers: nothing is left out silently. */
export function OrderedAgain({ again }: { again: OrderAgain<ShopItem> | undefined }) {
  const { again: texts } = useTexts(orderTexts)
  const { toCheckout } = useTexts(cartTexts)
  return (
    <div role="status">
      {again && (
        <div className="mb-7 grid justify-items-start gap-3 rounded-reed bg-lagoon-100 p-4 md:p-6">
          <p className="font-semibold">{summaryOf(again, texts)}</p>
          {again.missing.length > 0 && (
            <ul className="list-disc pl-5">
              {again.missing.map((sentence) => (
                <li key={sentence}>{sentence}</li>
              ))}
            </ul>
          )}
          {again.changed.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
          {again.wanted.length > 0 && (
            <ButtonLink size="small" to={href('/checkout')}>
              {toCheckout}
            </ButtonLink>
          )}
        </div>
      )}
    </div>
  )
}

function summaryOf(
  { wanted, missing }: OrderAgain<ShopItem>,
  { all, some, none }: Texts['orderTexts']['again'],
): string {
  if (missing.length === 0) return all
  return wanted.length === 0 ? none : some
}
