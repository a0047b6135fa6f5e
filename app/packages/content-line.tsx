import type { ReactNode } from 'react'
import type { PackageProduct } from '../../contract/index.ts'
import { Picture } from '../../ui/picture.tsx'
import { Ground, type GroundName } from '../brand/ground.tsx'

type ContentLineProps = {
  content: PackageProduct
  ground: GroundName
  /** The product's name, which may be a link over the whole line. */
  children: ReactNode
}

/** A product of a package: its picture, its name and how many of it there are. */
export function ContentLine({ content, ground, children }: ContentLineProps) {
  const { productId: product, quantity } = content
  return (
    <li className="relative flex items-center gap-3 border-b border-husk-200 py-2">
      <Ground name={ground} plain className="grid size-13 flex-none place-items-center">
        <Picture source={product.imageUrl} alt="" sizes="40px" photoSizes="52px" proportion={1} />
      </Ground>
      {children}
      <span className="ml-auto font-semibold whitespace-nowrap">× {quantity}</span>
    </li>
  )
}
