type Recipient = {
  recipientName: string
  streetAddress: string
  postalCode: string
  country: string
}

/** The delivery note an order carries (specification, section 3, "Order request"). */
export function deliveryNotes({ recipientName, streetAddress, postalCode, country }: Recipient) {
  return [recipientName, streetAddress, postalCode, country].join(', ')
}

/** An order's notes beyond its delivery address, which the checkout puts there. */
export function furtherNotes(notes: string | null, deliverTo: Recipient): string | undefined {
  if (!notes || notes === deliveryNotes(deliverTo)) return undefined
  return notes
}
