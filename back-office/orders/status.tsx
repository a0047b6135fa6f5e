import { ordersTexts } from '../../domain/texts/en/back-office/orders.ts'
import { Badge, type BadgeTone } from '../../ui/badge.tsx'
import { useOfficeTexts } from '../ui/texts.ts'
import type { ListedOrder } from './queries.ts'

type Status = ListedOrder['status']

const tones: Record<Status, BadgeTone> = {
  PENDING: 'turmeric',
  PAID: 'lagoon',
  COMPLETED: 'leaf',
  CANCELLED: 'husk',
}

type OrderStatusProps = {
  status: Status
  /** A picker has packed it, so that it only has to leave the store. */
  isPacked: boolean
}

export function OrderStatus({ status, isPacked }: OrderStatusProps) {
  const { statuses, packed } = useOfficeTexts(ordersTexts)
  const paid = isPacked ? packed.title : statuses.TO_PACK
  const text = status === 'PAID' ? paid : statuses[status]
  return <Badge tone={tones[status]}>{text}</Badge>
}

export function Concerns({ concerns }: Pick<ListedOrder, 'concerns'>) {
  const texts = useOfficeTexts(ordersTexts)
  return concerns.map((concern) => (
    <Badge key={concern} tone="chilli">
      {texts.concerns[concern]}
    </Badge>
  ))
}
