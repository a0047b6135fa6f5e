import { Link } from 'react-router'
import { buttonClass } from '../../ui/button.tsx'
import { printPages } from './print-pages.ts'

/** The ways to what is printed of some orders. */
export function PrintLinks({ ids }: { ids: readonly number[] }) {
  return printPages.map(({ path, title }) => (
    <Link
      key={path}
      to={`/orders/print/${path}?ids=${ids.join(',')}`}
      className={buttonClass({ variant: 'outline', size: 'small' })}
    >
      {title}
    </Link>
  ))
}
