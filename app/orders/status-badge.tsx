import { statusLabel } from '../../domain/orders/status.ts'
import { Badge, type BadgeTone } from '../../ui/badge.tsx'

const tones: Record<string, BadgeTone> = { PENDING: 'turmeric', PAID: 'lagoon', COMPLETED: 'leaf' }

/** An order's status in a customer's words, on its colour. */
export function StatusBadge({ status }: { status: string }) {
  return <Badge tone={tones[status.toUpperCase()] ?? 'husk'}>{statusLabel(status)}</Badge>
}
