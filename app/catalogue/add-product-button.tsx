import Plus from 'lucide-react/icons/plus'
import type { Product } from '../../contract/index.ts'
import { cartTexts } from '../../domain/texts/en/cart.ts'
import { Button } from '../../ui/button.tsx'
import { useTexts } from '../../ui/texts.ts'
import { useAddToCart } from '../cart/use-add-to-cart.ts'
import { useIsAdding } from '../cart/use-cart.ts'

type AddProductButtonProps = { product: Product; describedBy: string }

export function AddProductButton({ product, describedBy }: AddProductButtonProps) {
  const texts = useTexts(cartTexts)
  const { addProduct } = useAddToCart()
  const isAdding = useIsAdding('product', product.productId)
  const isSoldOut = product.stockQuantity === 0
  return (
    <Button
      size="small"
      busy={isAdding}
      disabled={isSoldOut}
      aria-describedby={describedBy}
      onClick={() => addProduct(product)}
      className="relative whitespace-nowrap max-sm:px-2 noscript:hidden"
    >
      {!isSoldOut && <Plus size={18} aria-hidden />}
      {isSoldOut ? texts.outOfStock : texts.add}
    </Button>
  )
}
