import { Badge, type BadgeTone } from '../../ui/badge.tsx'
import type { ListedOrder } from './queries.ts'

type Status = ListedOrder['status']

/** In the words of whoever packs, not of the customer. */
export const statusNames: Record<Status, string> = {
  PENDING: 'Not paid',
  PAID: 'To pack',
  COMPLETED: 'Completed',
  CANCELLED: 'Cancelled',
}
/** What the list can be asked for besides. */
export const extraStatusNames = {
  HELD: 'Not paid, goods held',
  LAPSED: 'Not paid, hold lapsed',
  SOLD: 'Sold: paid, not cancelled',
}
const tones: Record<Status, BadgeTone> = {
  PENDING: 'turmeric',
  PAID: 'lagoon',
  COMPLETED: 'leaf',
  CANCELLED: 'husk',
}

export function OrderStatus({ status }: { status: Status }) {
  return <Badge tone={tones[status]}>{statusNames[status]}</Badge>
}

const concernNames: Record<ListedOrder['concerns'][number], string> = {
  SHORT: 'Paid, but short',
  REFUND_OPEN: 'Refund open',
  PAID_TOO_MUCH: 'Paid too much',
  CHARGED_BACK: 'Charged back',
}

export function Concerns({ concerns }: Pick<ListedOrder, 'concerns'>) {
  return concerns.map((concern) => (
    <Badge key={concern} tone="chilli">
      {concernNames[concern]}
    </Badge>
  ))
}
