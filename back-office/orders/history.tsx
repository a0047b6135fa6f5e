import { ordersTexts } from '../../domain/texts/en/back-office/orders.ts'
import { ShopDate } from '../../ui/date.tsx'
import { Panel } from '../ui/panel.tsx'
import { useOfficeTexts } from '../ui/texts.ts'
import type { OrderDetail } from './queries.ts'

/** Everything that has happened to an order, the earliest first. */
export function History({ history }: Pick<OrderDetail, 'history'>) {
  const { title, events } = useOfficeTexts(ordersTexts).history
  // The API may list events that this page has no text for.
  const names: Record<string, string> = events
  return (
    <Panel id="history" title={title}>
      <ol className="grid gap-2 wrap-anywhere">
        {history.map(({ at, kind, cause }) => (
          <li key={`${at}${kind}${cause}`}>
            <span className="font-semibold">{names[kind] ?? kind}</span>, <ShopDate value={at} />
            <span className="block text-husk-700">{cause}</span>
          </li>
        ))}
      </ol>
    </Panel>
  )
}
