import type { DetailedProduct } from '../../contract/index.ts'
import { pricePerMeasure } from '../../domain/goods/label.ts'
import { cents, rupees } from '../../domain/money/money.ts'
import { goodsPageTexts } from '../../domain/texts/en/goods-page.ts'
import { Money, Price } from '../../ui/money.tsx'
import { Sentence } from '../../ui/sentence.tsx'
import { useTexts } from '../../ui/texts.ts'

type ProductPriceProps = { product: Pick<DetailedProduct, 'price' | 'content'> }

/** The price, and that of a kilogram, a litre or a piece, by which customers compare, if it is another one. */
export function ProductPrice({ product: { price, content } }: ProductPriceProps) {
  const texts = useTexts(goodsPageTexts)
  const compared = content && pricePerMeasure(cents(price), content)
  return (
    <p className="flex flex-wrap items-baseline gap-x-4">
      <Price rupees={price} />
      {compared && compared.priceCents !== cents(price) && (
        <span className="text-husk-700">
          <Sentence
            parts={texts.pricePer(<Money rupees={rupees(compared.priceCents)} />, compared.per)}
          />
        </span>
      )}
    </p>
  )
}
