import { useState } from 'react'
import type { OrderLine } from '../../domain/orders/order.ts'
import { orderTexts } from '../../domain/texts/en/orders.ts'
import { packageTexts } from '../../domain/texts/en/packages.ts'
import { useTexts } from '../../ui/texts.ts'
import { unbrokenUnits } from '../../ui/unit-text.ts'
import { useLangOf } from '../../ui/use-lang-of.ts'
import { ProductTile } from '../catalogue/product-tile.tsx'
import { PackageTile } from '../packages/package-tile.tsx'
import { PackageAmounts } from './package-amounts.tsx'

/** The packages of an order, each with its contents. */
export function OrderPackages({ lines }: { lines: readonly OrderLine[] }) {
  const { packageLines } = useTexts(orderTexts)
  if (lines.length === 0) return null
  return (
    <section className="rounded-reed border border-husk-200 bg-white p-4 md:p-7">
      <h2 className="border-b border-husk-200 pb-3.5">{packageLines}</h2>
      <ul className="divide-y divide-husk-200">
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an order's lines never change
          <PackageLine key={index} line={line} />
        ))}
      </ul>
    </section>
  )
}

function PackageLine({ line }: { line: OrderLine }) {
  const texts = useTexts(packageTexts)
  const langOf = useLangOf()
  const [isOpen, setOpen] = useState(false)
  return (
    <li className="grid gap-4 py-4.5">
      <PackageAmounts line={line} picture={<PackageTile item={line} className="w-full" />} />
      {/* On a phone the contents are folded until the customer opens them. */}
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        className="text-link min-h-11 justify-self-start md:hidden"
      >
        {isOpen ? texts.hideInside : texts.seeInside}
      </button>
      <ul
        className={`grid gap-x-5 gap-y-2 text-small md:grid md:grid-cols-2 md:pl-37.5 lg:pl-0 xl:pl-37.5 ${isOpen ? '' : 'max-md:hidden'}`}
      >
        {line.contents.map((each) => (
          <li key={each.productId} className="flex items-center gap-2.5">
            <ProductTile product={each} className="w-8.5 flex-none" />
            <span lang={langOf(each.name)} className="flex-1">
              {unbrokenUnits(each.name)}
            </span>
            <span className="font-semibold whitespace-nowrap">× {each.quantity}</span>
          </li>
        ))}
      </ul>
    </li>
  )
}
