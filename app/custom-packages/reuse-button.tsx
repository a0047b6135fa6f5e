import type { CustomPackage } from '../../contract/index.ts'
import { cartTexts } from '../../domain/texts/en/cart.ts'
import { Button } from '../../ui/button.tsx'
import { useTexts } from '../../ui/texts.ts'
import { useReusePackage } from './use-reuse-package.ts'

type ReuseButtonProps = { customPackage: CustomPackage; describedBy: string; className?: string }

/** Puts a saved package into the cart. */
export function ReuseButton({ customPackage, describedBy, className }: ReuseButtonProps) {
  const texts = useTexts(cartTexts)
  const { isBusy, addToCart } = useReusePackage(customPackage)
  const isSoldOut = customPackage.stockQuantity === 0
  return (
    <Button
      wide
      busy={isBusy}
      disabled={isSoldOut}
      aria-describedby={describedBy}
      onClick={addToCart}
      className={className}
    >
      {isSoldOut ? texts.outOfStock : isBusy ? texts.adding : texts.add}
    </Button>
  )
}
