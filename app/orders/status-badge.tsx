import { statusLabel } from '../../domain/orders/status.ts'
import { orderTexts } from '../../domain/texts/en/orders.ts'
import { Badge, type BadgeTone } from '../../ui/badge.tsx'
import { useTexts } from '../../ui/texts.ts'

const tones: Record<string, BadgeTone> = { PENDING: 'turmeric', PAID: 'lagoon', COMPLETED: 'leaf' }

/** An order's status as the customer reads it, in its colour. */
export function StatusBadge({ status }: { status: string }) {
  const texts = useTexts(orderTexts)
  return <Badge tone={tones[status.toUpperCase()] ?? 'husk'}>{statusLabel(status, texts)}</Badge>
}
