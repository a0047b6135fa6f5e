import { slotName } from '../../domain/delivery/slots.ts'
import { cents, decimalText } from '../../domain/money/money.ts'
import { orderChannels } from '../../domain/orders/channels.ts'
import { languageNamed } from '../../domain/texts/language-labels.ts'
import type { Fields } from '../../ui/form-rules.ts'
import { type ChangedOrder, choicesToKeep, orderAddedTo } from './changed-order.ts'
import type { ChosenCustomer } from './customer-choice.tsx'
import { type EnteredLine, linesOf, type Quote } from './queries.ts'

type EnteredForm = {
  fields: Fields
  customer: NonNullable<ChosenCustomer>
  lines: readonly EnteredLine[]
  quote: Quote
  changed: ChangedOrder | undefined
}

/** The order as the form says it, at the price that it shows. */
export function orderBody({ fields, customer, lines, quote, changed }: EnteredForm) {
  const { recipientId = '', notes, sendsLink, isAnother } = fields
  const address = recipientId === '' ? addressIn(fields) : { recipientId: Number(recipientId) }
  const addedTo = changed && orderAddedTo(changed)
  const slot = quote.slots.find((each) => slotName(each) === fields.slot)
  return {
    channel: orderChannels.find((each) => each === fields.channel) ?? 'PHONE',
    customer: customer === 'new' ? contactIn(fields) : { customerId: customer.customerId },
    address: addedTo ? { recipientId: addedTo.recipientId } : address,
    notes: notes || null,
    ...collectionIn(fields),
    ...linesOf(lines),
    ...(slot && { slot: { windowId: slot.windowId, date: slot.date } }),
    totalAmount: decimalText(cents(quote.total)),
    sendsLink: sendsLink === 'on',
    ...(isAnother === 'on' && { isAnother: true }),
    ...(changed && { ...choicesToKeep(changed), changes: changeOf(changed) }),
  }
}

function changeOf({ order: { orderId, version }, how }: ChangedOrder) {
  return { orderId, version, how }
}

/** The place where it is collected, if the form says one. */
export function collectionIn({ collectAt = '' }: Fields) {
  return collectAt === '' ? {} : { collectAt: Number(collectAt) }
}

function contactIn({ name = '', telephone = '', email = '', language }: Fields) {
  return { name, telephone, email, language: languageNamed(language) ?? 'en' }
}

function addressIn({
  recipientName = '',
  streetAddress = '',
  postalCode = '',
  contact = '',
}: Fields) {
  return { recipientName, streetAddress, postalCode, contact }
}
