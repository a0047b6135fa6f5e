import { fullDate } from '../../domain/dates.ts'
import { promisedBy } from '../../domain/delivery/promise.ts'
import { amountText, type Cents } from '../../domain/money/money.ts'
import { formats } from '../../domain/texts/en/formats.ts'
import type { Letter, Sender } from '../mail/letter.ts'
import { ordersPageUrl } from './orders-page-url.ts'

type PaidOrder = { id: number; totalCents: Cents; paidAt: Date }
type Receipt = { paymentId: string; method: string | undefined }

export function receivedLetter(
  sender: Sender,
  { id, totalCents, paidAt }: PaidOrder,
  { paymentId, method }: Receipt,
): Letter {
  const amount = amountText(totalCents, formats)
  const arrival = fullDate(promisedBy(paidAt), formats)
  return {
    subject: `We have received your payment for order #${id}`,
    preview: `${amount} is in. Your order is with you by ${arrival}.`,
    parts: [
      { kind: 'heading', text: 'Your payment is in' },
      {
        kind: 'paragraph',
        text: `Thank you. Your order #${id} is paid, and we are packing it.`,
      },
      {
        kind: 'facts',
        rows: [
          ['Amount', amount],
          ...(method ? ([['Paid with', method]] as const) : []),
          ...(paymentId ? ([['Transaction', paymentId]] as const) : []),
          ['With you by', arrival],
        ],
      },
      { kind: 'button', label: 'View your order', url: ordersPageUrl(sender, id) },
    ],
    reason: `You get this mail because you paid for an order at ${sender.shopName}.`,
  }
}

export function failedLetter(
  sender: Sender,
  { id, totalCents }: Pick<PaidOrder, 'id' | 'totalCents'>,
): Letter {
  return {
    subject: `Your payment for order #${id} did not go through`,
    preview: 'Nothing was charged. You can pay again whenever you like.',
    parts: [
      { kind: 'heading', text: 'Your payment did not go through' },
      {
        kind: 'paragraph',
        text: `The payment of ${amountText(totalCents, formats)} for your order #${id} was not accepted. Your order is still there: you can pay it again, with the same card or another one, while its goods last.`,
      },
      { kind: 'button', label: 'Pay your order', url: ordersPageUrl(sender, id) },
    ],
    reason: `You get this mail because a payment was tried for your order at ${sender.shopName}.`,
  }
}
