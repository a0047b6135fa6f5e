import { Link } from 'react-router'
import { withQuery } from '../../contract/pages.ts'
import { orderSheetTexts } from '../../domain/texts/en/back-office/orders.ts'
import { buttonClass } from '../../ui/button.tsx'
import { officeHref } from '../office-href.ts'
import { useOfficeTexts } from '../ui/texts.ts'
import { printPages } from './print-pages.ts'

/** Links to the printed sheets of some orders. */
export function PrintLinks({ ids }: { ids: readonly number[] }) {
  const { sheets } = useOfficeTexts(orderSheetTexts)
  return printPages.map((page) => (
    <Link
      key={page}
      to={withQuery(officeHref('/orders/print/:page', { page }), { ids: ids.join(',') })}
      className={buttonClass({ variant: 'outline', size: 'small' })}
    >
      {sheets[page]}
    </Link>
  ))
}
