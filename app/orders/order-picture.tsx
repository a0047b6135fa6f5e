import type { Order, OrderLine } from '../../domain/orders/order.ts'
import { Picture } from '../../ui/picture.tsx'
import { useLangOf } from '../../ui/use-lang-of.ts'
import { Ground } from '../brand/ground.tsx'
import { dyeOf, groundOfDye, ReedBox } from '../brand/reed-box.tsx'

/** The picture of an order's first line, which stands for the whole order. */
export function OrderPreview({ order, className }: { order: Order; className: string }) {
  const langOf = useLangOf()
  const [first] = order.lines
  if (first && first.kind !== 'product') return <LinePicture line={first} className={className} />
  return (
    <Ground name="jak" className={`grid aspect-4/3 place-items-center ${className}`}>
      <Picture
        source={first?.imageUrl}
        alt={first?.name ?? ''}
        lang={langOf(first?.name ?? '')}
        sizes="96px"
      />
    </Ground>
  )
}

type LinePictureProps = { line: OrderLine; className: string }

/** A package as its own photo or its box; a custom package as the first of its items. */
export function LinePicture({ line, className }: LinePictureProps) {
  const { kind, id, name, imageUrl, contents } = line
  const lang = useLangOf()(name)
  const tile = `grid aspect-4/3 place-items-center ${className}`
  if (kind === 'package' && !imageUrl && contents.length > 0) {
    const dye = dyeOf(id)
    return (
      <Ground name={groundOfDye(dye)} className={tile}>
        <div role="img" aria-label={name} lang={lang} className="w-4/5 self-end pb-[8%]">
          <ReedBox dye={dye} pictures={contents.map((each) => each.imageUrl)} name={name} />
        </div>
      </Ground>
    )
  }
  return (
    <Ground name="pantry" className={tile}>
      <Picture
        source={kind === 'package' ? imageUrl : contents[0]?.imageUrl}
        alt={name}
        lang={lang}
        sizes="96px"
      />
    </Ground>
  )
}

/** A product's small tile; below 96 px the background has no weave. */
export function ProductPicture({ source, className }: { source: string; className: string }) {
  return (
    <Ground name="jak" plain className={`grid aspect-square place-items-center ${className}`}>
      <Picture source={source} alt="" sizes="96px" />
    </Ground>
  )
}
