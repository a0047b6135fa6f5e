import { dayAndTime } from '../ui/days.ts'
import { useListAddress } from '../ui/use-list-address.ts'

/** What a figure of the dashboard has asked for and no field shows. */
export function ListScope() {
  const { query } = useListAddress()
  const said = [
    spanText('Placed', query.placedFrom, query.placedBefore),
    spanText('Paid', query.paidFrom, query.paidBefore),
    query.productId && `With product ${query.productId} in them`,
    query.packageId && `With package ${query.packageId} in them`,
  ].filter(Boolean)
  if (said.length === 0) return null
  return <p className="no-print mb-3">{said.join(' · ')}</p>
}

function spanText(what: string, from: string | undefined, before: string | undefined): string {
  const since = from && `from ${dayAndTime(from)}`
  const until = before && `until ${dayAndTime(before)}`
  return since || until ? [what, since, until].filter(Boolean).join(' ') : ''
}
