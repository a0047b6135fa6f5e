import type { Order, OrderItem } from '../../contract/index.ts'
import { packageName } from '../../domain/orders/orders.ts'
import { Picture } from '../../ui/picture.tsx'
import { Ground } from '../brand/ground.tsx'
import { dyeOf, groundOfDye, ReedBox } from '../brand/reed-box.tsx'

/** The picture of an order's first line, which stands for the whole order. */
export function OrderPreview({ order, className }: { order: Order; className: string }) {
  const [item] = order.items
  if (item) return <ItemPicture item={item} className={className} />
  const product = order.orderProducts[0]?.productId
  return (
    <Ground name="jak" className={`grid aspect-4/3 place-items-center ${className}`}>
      <Picture source={product?.imageUrl} alt={product?.name ?? ''} sizes="96px" />
    </Ground>
  )
}

type ItemPictureProps = { item: OrderItem; className: string }

/** A package as its own photo or its box; a custom package by the first of its items. */
export function ItemPicture({ item, className }: ItemPictureProps) {
  const { packageId: ready, customPackageId: custom } = item
  const tile = `grid aspect-4/3 place-items-center ${className}`
  if (ready && !ready.imageUrl && ready.products.length > 0) {
    const dye = dyeOf(ready.packageId)
    return (
      <Ground name={groundOfDye(dye)} className={tile}>
        <div role="img" aria-label={ready.name} className="w-4/5 self-end pb-[8%]">
          <ReedBox
            dye={dye}
            pictures={ready.products.map((product) => product.imageUrl)}
            name={ready.name}
          />
        </div>
      </Ground>
    )
  }
  return (
    <Ground name="pantry" className={tile}>
      <Picture
        source={ready ? ready.imageUrl : custom?.packageItems[0]?.imageUrl}
        alt={packageName(item)}
        sizes="96px"
      />
    </Ground>
  )
}

/** A product's small tile; below 96 px the ground has no weave. */
export function ProductPicture({ source, className }: { source: string; className: string }) {
  return (
    <Ground name="jak" plain className={`grid aspect-square place-items-center ${className}`}>
      <Picture source={source} alt="" sizes="96px" />
    </Ground>
  )
}
