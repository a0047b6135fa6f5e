import type { ReactNode } from 'react'
import { rupees } from '../../domain/money/money.ts'
import { lineTotalCents } from '../../domain/money/priced-line.ts'
import type { OrderLine } from '../../domain/orders/order.ts'
import { Money } from '../../ui/money.tsx'
import { useLangOf } from '../../ui/use-lang-of.ts'

type PackageAmountsProps = { line: OrderLine; picture: ReactNode }

/** An ordered package in one row: its picture and name, how many, and their amount. */
export function PackageAmounts({ line, picture }: PackageAmountsProps) {
  const langOf = useLangOf()
  return (
    <div className="flex flex-wrap items-center gap-x-4.5 gap-y-2">
      <div className="w-24 flex-none md:w-33">{picture}</div>
      <div className="min-w-32 flex-1">
        <h3 lang={langOf(line.name)}>{line.name}</h3>
        <p className="text-small text-husk-700">
          {line.quantity} × <Money rupees={rupees(line.unitPriceCents)} precise />
        </p>
      </div>
      <Money rupees={rupees(lineTotalCents(line))} precise className="stencil ml-auto text-price" />
    </div>
  )
}
