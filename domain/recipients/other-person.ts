import { mobileNumber } from '../sms/mobile-number.ts'

type Recipient = { recipientName: string; contact: string }
type Customer = { name: string; telephone: string }

/** Whether an order goes to somebody else than its customer, who can be sent a text message. */
export function isOtherWithMobile(recipient: Recipient, customer: Customer): boolean {
  const number = mobileNumber(recipient.contact)
  return (
    number !== undefined &&
    number !== mobileNumber(customer.telephone) &&
    plain(recipient.recipientName) !== plain(customer.name)
  )
}

function plain(name: string): string {
  return name.normalize('NFKC').trim().replaceAll(/\s+/g, ' ').toLowerCase()
}
