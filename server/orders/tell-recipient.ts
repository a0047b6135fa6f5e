import { isOtherWithMobile } from '../../domain/recipients/other-person.ts'
import type { Shop } from '../shop.ts'

type Placed = {
  request: { tellRecipient?: boolean | undefined; collectAt?: number | undefined }
  recipient: { recipientName: string; contact: string }
  customer: { name: string; telephone: string }
}

/**
 * Whether somebody else who gets an order is told of it, as its customer chose; null where the customer was not asked, or
 * there is nobody else to tell.
 */
export function tellRecipientOf(
  { settings }: Pick<Shop, 'settings'>,
  { request, recipient, customer }: Placed,
): boolean | null {
  const { tellRecipient = null, collectAt } = request
  if (!settings.get('sms.recipients') || collectAt !== undefined) return null
  return isOtherWithMobile(recipient, customer) ? tellRecipient : null
}
