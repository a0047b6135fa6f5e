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

export function OrderStatus({ status }: { status: Status }) {
  const { statuses } = useOfficeTexts(ordersTexts)
  return <Badge tone={tones[status]}>{statuses[status]}</Badge>
}

export function Concerns({ concerns }: Pick<ListedOrder, 'concerns'>) {
  const texts = useOfficeTexts(ordersTexts)
  return concerns.map((concern) => (
    <Badge key={concern} tone="chilli">
      {texts.concerns[concern]}
    </Badge>
  ))
}
