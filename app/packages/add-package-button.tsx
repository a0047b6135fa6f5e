import type { Package } from '../../contract/index.ts'
import { Button } from '../../ui/button.tsx'
import { useAddToCart } from '../cart/use-add-to-cart.ts'
import { useSession } from '../shell/session.tsx'

type AddPackageButtonProps = {
  shopPackage: Package
  describedBy: string
  className?: string
  onAdded?: () => void
}

export function AddPackageButton(props: AddPackageButtonProps) {
  const { shopPackage, describedBy, className, onAdded } = props
  const { status } = useSession()
  const { addPackage, isAdding } = useAddToCart()
  const isBusy = isAdding('package', shopPackage.packageId)
  const isSoldOut = shopPackage.stockQuantity === 0

  const add = async () => {
    if (await addPackage(shopPackage)) onAdded?.()
  }
  return (
    <Button
      busy={isBusy}
      disabled={isSoldOut}
      aria-describedby={describedBy}
      onClick={add}
      className={className}
    >
      {label(status !== 'customer', isBusy, isSoldOut)}
    </Button>
  )
}

function label(isGuest: boolean, isBusy: boolean, isSoldOut: boolean): string {
  if (isSoldOut) return 'Out of stock'
  if (isBusy) return 'Adding to Cart...'
  return isGuest ? 'Login to Add to Cart' : 'Add to Cart'
}
