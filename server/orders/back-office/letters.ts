import { fullDate } from '../../../domain/dates.ts'
import { promisedBy } from '../../../domain/delivery/promise.ts'
import { amountText, type Cents } from '../../../domain/money/money.ts'
import { formats } from '../../../domain/texts/en/formats.ts'
import type { Letter, Sender } from '../../mail/letter.ts'
import { ordersPageUrl } from '../orders-page-url.ts'
import type { OrderRow } from '../store.ts'

const view = (sender: Sender, orderId: number) =>
  ({ kind: 'button', label: 'View your order', url: ordersPageUrl(sender, orderId) }) as const

/** @param order a paid order */
export function completedLetter(
  sender: Sender,
  { id, paidAt, placedAt, ...order }: OrderRow,
): Letter {
  const arrival = fullDate(promisedBy(paidAt ?? placedAt), formats)
  return {
    subject: `Your order #${id} is packed and on its way`,
    preview: `It is with you by ${arrival}.`,
    parts: [
      { kind: 'heading', text: 'Your order is on its way' },
      {
        kind: 'paragraph',
        text: `Everything in your order #${id} is packed and has left our store. It is with you by ${arrival}.`,
      },
      {
        kind: 'facts',
        rows: [
          ['Deliver to', [order.recipientName, order.streetAddress, order.postalCode].join(', ')],
          ['Contact', order.contact],
        ],
      },
      view(sender, id),
    ],
    reason: `You get this mail because you placed an order at ${sender.shopName}.`,
  }
}

/** @param refundCents what is refunded to the customer; 0 when nothing was paid */
export function cancelledLetter(
  sender: Sender,
  { id }: Pick<OrderRow, 'id'>,
  { reason, refundCents }: { reason: string; refundCents: Cents },
): Letter {
  const amount = amountText(refundCents, formats)
  const money =
    refundCents > 0
      ? `We are giving ${amount} back to you, the way you paid. Your bank may need some days to show it.`
      : 'Nothing was charged for it.'
  return {
    subject: `Your order #${id} is cancelled`,
    preview: refundCents > 0 ? `We are giving ${amount} back to you.` : 'Nothing was charged.',
    parts: [
      { kind: 'heading', text: 'Your order is cancelled' },
      { kind: 'paragraph', text: `We have cancelled your order #${id}, for this reason:` },
      { kind: 'quote', text: reason },
      { kind: 'paragraph', text: money },
      view(sender, id),
    ],
    reason: `You get this mail because you placed an order at ${sender.shopName}.`,
  }
}
