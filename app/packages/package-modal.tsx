import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import type { Package } from '../../contract/index.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { unbrokenUnits } from '../../ui/unit-text.ts'
import { useLangOf } from '../../ui/use-lang-of.ts'
import { categoriesQuery } from '../api/catalogue-queries.ts'
import { groundClass, groundOf } from '../brand/ground.tsx'
import { dyeOf, groundOfDye } from '../brand/reed-box.tsx'
import { categoryOf } from '../catalogue/category-of.ts'
import { AddPackageButton } from './add-package-button.tsx'
import { ContentLine } from './content-line.tsx'
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
          >
            <span lang={langOf(content.productId.name)} className="leading-snug">
              {unbrokenUnits(content.productId.name)}
            </span>
          </ContentLine>
        ))}
      </ul>
    </Dialog>
  )
}
