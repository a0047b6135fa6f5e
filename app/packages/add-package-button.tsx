import type { Package } from '../../contract/index.ts'
import { cartTexts } from '../../domain/texts/en/cart.ts'
import { packageTexts } from '../../domain/texts/en/packages.ts'
import { Button } from '../../ui/button.tsx'
import { useTexts } from '../../ui/texts.ts'
import { useAddToCart } from '../cart/use-add-to-cart.ts'
import { useIsAdding } from '../cart/use-cart.ts'
import { useSession } from '../shell/session.tsx'

type AddPackageButtonProps = {
  shopPackage: Package
  describedBy: string
  quantity?: number
  className?: string
  onAdded?: () => void
}

export function AddPackageButton(props: AddPackageButtonProps) {
  const { shopPackage, describedBy, quantity, className = '', onAdded } = props
  const texts = useTexts(packageTexts)
  const cart = useTexts(cartTexts)
  const { status } = useSession()
  const { addPackage } = useAddToCart()
  const isBusy = useIsAdding('package', shopPackage.packageId)
  const isSoldOut = shopPackage.stockQuantity === 0

  const add = async () => {
    if (await addPackage(shopPackage, { quantity })) onAdded?.()
  }
  const label = () => {
    if (isSoldOut) return cart.outOfStock
    if (isBusy) return cart.adding
    return status === 'guest' || status === 'loading' ? texts.loginToAdd : cart.add
  }
  return (
    <Button
      busy={isBusy}
      disabled={isSoldOut}
      aria-describedby={describedBy}
      onClick={add}
      className={isSoldOut ? className : `${className} noscript:hidden`}
    >
      {label()}
    </Button>
  )
}
