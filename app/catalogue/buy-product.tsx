import Plus from 'lucide-react/icons/plus'
import { Suspense, useRef, useState } from 'react'
import type { Product } from '../../contract/index.ts'
import { maximumQuantity } from '../../domain/limits.ts'
import { cartTexts } from '../../domain/texts/en/cart.ts'
import { Button } from '../../ui/button.tsx'
import { useShop } from '../../ui/shop-facts.ts'
import { useTexts } from '../../ui/texts.ts'
import { useFocusWhenGone } from '../../ui/use-focus-when-gone.ts'
import { useAddToCart } from '../cart/use-add-to-cart.ts'
import { useIsAdding } from '../cart/use-cart.ts'
import { lazyOrNothing } from '../shell/lazy-or-nothing.ts'
import { QuantityChoice } from './quantity-choice.tsx'
import { StockAlert } from './stock-alert.tsx'
import { StockLeft } from './stock-left.tsx'

const FavouriteButton = lazyOrNothing(() => import('../buy-again/favourite-button.tsx'))

type BuyProductProps = { product: Product; describedBy: string }

/** How much is left, how many are wanted, and the button that puts them into the cart. */
export function BuyProduct({ product, describedBy }: BuyProductProps) {
  const texts = useTexts(cartTexts)
  const { addProduct } = useAddToCart()
  const { buysAgain } = useShop()
  const isAdding = useIsAdding('product', product.productId)
  const [quantity, setQuantity] = useState(1)
  const most = Math.min(product.stockQuantity, maximumQuantity)
  const purchase = useRef<HTMLDivElement>(null)
  useFocusWhenGone(most > 0, purchase)
  return (
    <div ref={purchase} tabIndex={-1} className="grid gap-4">
      <StockLeft units={product.stockQuantity} />
      {most === 0 && <StockAlert productId={product.productId} describedBy={describedBy} />}
      {most > 0 && (
        <div className="flex flex-wrap items-center gap-4 noscript:hidden">
          <QuantityChoice
            quantity={quantity}
            name={product.name}
            most={most}
            onChoose={setQuantity}
          />
          <Button
            busy={isAdding}
            aria-describedby={describedBy}
            onClick={() => addProduct(product, { quantity })}
            className="max-sm:flex-auto"
          >
            <Plus size={18} aria-hidden />
            {texts.add}
          </Button>
        </div>
      )}
      {buysAgain && (
        <Suspense>
          <FavouriteButton kind="product" id={product.productId} describedBy={describedBy} />
        </Suspense>
      )}
    </div>
  )
}
