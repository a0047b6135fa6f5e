import type { ReactNode } from 'react'
import { canBeMade } from '../../domain/goods/contents.ts'
import { packagePrice, singlyCents } from '../../domain/goods/price.ts'
import { cents, minus, rupees, times } from '../../domain/money/money.ts'
import { packagesTexts } from '../../domain/texts/en/back-office/packages.ts'
import { Money } from '../../ui/money.tsx'
import { useOfficeTexts } from '../ui/texts.ts'
import type { PackedProduct } from './package-queries.ts'

type FiguresProps = { price: number; discount: number; contents: readonly PackedProduct[] }

/** Figures calculated while typing: what customers pay and save, and how many packages can be made. */
export function PackageFigures({ price, discount, contents }: FiguresProps) {
  const texts = useOfficeTexts(packagesTexts).figures
  const goods = contents.map((content) => ({ ...content, unitPriceCents: cents(content.price) }))
  const fullCents = singlyCents(goods)
  const { unitPriceCents } = packagePrice({
    priceCents: cents(price),
    discountCents: cents(discount),
  })
  const saved = minus(fullCents, unitPriceCents)
  return (
    <dl aria-label={texts.label} className="panel grid grid-cols-2 gap-3 sm:grid-cols-4">
      <Figure label={texts.singly}>
        <Money rupees={rupees(fullCents)} precise />
      </Figure>
      <Figure label={texts.price}>
        <Money rupees={rupees(unitPriceCents)} precise />
      </Figure>
      <Figure label={saved < 0 ? texts.paidMore : texts.saved}>
        <Money rupees={rupees(times(saved, Math.sign(saved)))} precise />
      </Figure>
      <Figure label={texts.canBeMade}>{canBeMade(goods)}</Figure>
    </dl>
  )
}

function Figure({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-label text-husk-700">{label}</dt>
      <dd className="font-semibold">{children}</dd>
    </div>
  )
}
