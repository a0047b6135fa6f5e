import { isOtherWithMobile } from '../../domain/recipients/other-person.ts'
import type { Shop } from '../shop.ts'
import type { OrderRow } from './store.ts'

type Placed = {
  request: { tellRecipient?: boolean | undefined; collectAt?: number | undefined }
  recipient: { recipientName: string; contact: string }
  customer: { name: string; telephone: string }
  /** The order in whose delivery it comes. */
  addsTo?: Pick<OrderRow, 'tellRecipient'> | undefined
}

/**
 * Whether somebody else who gets an order is told of it, as its customer chose; null where the customer was not asked, or
 * there is nobody else to tell.
 */
export function tellRecipientOf(
  { settings }: Pick<Shop, 'settings'>,
  { request, recipient, customer, addsTo }: Placed,
): boolean | null {
  // Of one delivery a recipient is told once, and a surprise stays one.
  if (addsTo) return addsTo.tellRecipient === false ? false : null
  const { tellRecipient = null, collectAt } = request
  if (!settings.get('sms.recipients') || collectAt !== undefined) return null
  return isOtherWithMobile(recipient, customer) ? tellRecipient : null
}
