import { undoMinutes } from '../../domain/limits.ts'
import type { Language } from '../../domain/texts/texts.ts'
import { aCustomer } from './builders.ts'
import { aMixedOrder } from './credit-builders.ts'
import type { TestShop } from './open-shop.ts'
import { atPicking } from './picking-builders.ts'
import type { ReadMail } from './read-mail.ts'

/** What a customer is sent for an order that is placed, paid, packed with goods left out, and completed. */
export async function mailsOfOrder(shop: TestShop, language: Language): Promise<ReadMail[]> {
  const { start, say, findTheRest, pack, detail, complete } = await atPicking(shop)
  const customer = await aCustomer(shop)
  const { token } = customer
  await shop.call('PUT /user/language', { token, body: { language } })
  const { id } = await aMixedOrder(shop, customer)
  await start(id)
  await say(id, 'Ceylon Tea', { picked: 1, short: 1 })
  await findTheRest(id)
  await pack(id)
  const { version } = await detail(id)
  await complete({ orderId: id, version })
  shop.passMinutes(undoMinutes)
  return (await shop.deliverMails()).filter(({ to }) => to.includes(customer.email))
}
