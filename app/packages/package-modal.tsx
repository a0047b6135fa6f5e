import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import type { Package, PackageProduct } from '../../contract/index.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { Picture } from '../../ui/picture.tsx'
import { unbrokenUnits } from '../../ui/unit-text.ts'
import { useLangOf } from '../../ui/use-lang-of.ts'
import { categoriesQuery } from '../api/queries.ts'
import { Ground, type GroundName, groundClass, groundOf } from '../brand/ground.tsx'
import { dyeOf, groundOfDye } from '../brand/reed-box.tsx'
import { categoryOf } from '../catalogue/category-of.ts'
import { AddPackageButton } from './add-package-button.tsx'
import { ModalTicket } from './package-price-ticket.tsx'

type PackageModalProps = { shopPackage: Package; onClose: () => void }

/** Everything in a package, with how many of each. */
export function PackageModal({ shopPackage, onClose }: PackageModalProps) {
  const langOf = useLangOf()
  const nameId = useId()
  const { data: categories = [] } = useQuery(categoriesQuery())
  const ground = groundOfDye(dyeOf(shopPackage.packageId))
  return (
    <Dialog
      title={
        <span id={nameId} lang={langOf(shopPackage.name)}>
          {shopPackage.name}
        </span>
      }
      onClose={onClose}
      headerGround={`${groundClass(ground)} ground-heading rounded-none`}
      footer={
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <ModalTicket shopPackage={shopPackage} />
          <AddPackageButton
            shopPackage={shopPackage}
            describedBy={nameId}
            onAdded={onClose}
            className="max-md:w-full"
          />
        </div>
      }
    >
      <ul className="grid gap-x-7 md:grid-cols-2">
        {shopPackage.products.map((content) => (
          <ContentLine
            key={content.packageProductId}
            content={content}
            ground={groundOf(categoryOf(content.productId, categories))}
          />
        ))}
      </ul>
    </Dialog>
  )
}

type ContentLineProps = { content: PackageProduct; ground: GroundName }

function ContentLine({ content, ground }: ContentLineProps) {
  const langOf = useLangOf()
  const { productId: product, quantity } = content
  return (
    <li className="flex items-center gap-3 border-b border-husk-200 py-2">
      <Ground name={ground} plain className="grid size-13 flex-none place-items-center">
        <Picture
          source={product.imageUrl}
          alt=""
          sizes="40px"
          className="m-0! w-3/4! filter-none!"
        />
      </Ground>
      <span lang={langOf(product.name)} className="leading-snug">
        {unbrokenUnits(product.name)}
      </span>
      <span className="ml-auto font-semibold whitespace-nowrap">× {quantity}</span>
    </li>
  )
}
