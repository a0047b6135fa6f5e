import { unitsNotFound } from '../../domain/picking/line.ts'
import { SheetName } from '../orders/sheet-name.tsx'
import type { PickedOrder } from './picking-queries.ts'
import { Said } from './said.tsx'

/** The goods that are not packed as they were ordered. */
export function Differences({ order }: { order: PickedOrder }) {
  const different = order.lines.filter((line) => unitsNotFound(line) > 0)
  if (different.length === 0) return null
  return (
    <ul className="grid gap-2">
      {different.map((line) => (
        <li key={line.goods}>
          <SheetName kind="product" id={line.productId} name={line.name} />: <Said line={line} />
        </li>
      ))}
    </ul>
  )
}
