import { lowStock } from '../../domain/limits.ts'
import { cartTexts } from '../../domain/texts/en/cart.ts'
import { goodsPageTexts } from '../../domain/texts/en/goods-page.ts'
import { useTexts } from '../../ui/texts.ts'

/** Whether a product or package can be bought, and how many if these are few. */
export function StockLeft({ units }: { units: number }) {
  const { fewLeft, soldOut } = useTexts(cartTexts)
  const { inStock } = useTexts(goodsPageTexts)
  if (units === 0) return <p className="font-semibold text-chilli-700">{soldOut}</p>
  if (units <= lowStock) return <p className="font-semibold text-turmeric-800">{fewLeft(units)}</p>
  return <p className="font-semibold text-success">{inStock}</p>
}
