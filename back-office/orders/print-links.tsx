import { Link } from 'react-router'
import { withQuery } from '../../contract/pages.ts'
import { buttonClass } from '../../ui/button.tsx'
import { officeHref } from '../office-href.ts'
import { printPages } from './print-pages.ts'

/** The ways to what is printed of some orders. */
export function PrintLinks({ ids }: { ids: readonly number[] }) {
  return printPages.map(({ path, title }) => (
    <Link
      key={path}
      to={withQuery(officeHref('/orders/print/:page', { page: path }), { ids: ids.join(',') })}
      className={buttonClass({ variant: 'outline', size: 'small' })}
    >
      {title}
    </Link>
  ))
}
