import { countMailAhead } from '../accounts/index.ts'
import type { AddressedLetter } from '../mail/mail.ts'
import { sendMails } from '../mail/send-mail.ts'
import type { Shop } from '../shop.ts'
import { backInStockLetter } from './back-in-stock-letter.ts'
import { type DueAlert, deleteAlerts, lockDueCustomers, selectDueAlerts } from './store.ts'

type MailingShop = Pick<Shop, 'database' | 'jobs' | 'config' | 'now'>

/** How many customers are mailed in one transaction. */
const inOneRound = 200

/**
 * Mails every customer who waits for something that is in stock again: one mail each, about all of it. Who may get
 * no mail today goes on waiting.
 */
export async function mailStockAlerts(shop: MailingShop): Promise<void> {
  for (let last: number | undefined = 0; last !== undefined; ) last = await mailSome(shop, last)
}

/** Mails the customers after this one. Returns the last of them if there may be more. */
function mailSome(shop: MailingShop, after: number) {
  return shop.database.transaction(async (tx): Promise<number | undefined> => {
    const customers = await lockDueCustomers(tx, { after, most: inOneRound })
    if (customers.length === 0) return undefined
    const due = await selectDueAlerts(tx, customers)
    const letters: AddressedLetter[] = []
    const told: DueAlert[] = []
    for (const alerts of Map.groupBy(due, ({ userId }) => userId).values()) {
      const [first] = alerts
      if (!first) continue
      // Only of the few who have not confirmed their address the database is asked one by one.
      const mayGet = first.emailConfirmedAt || (await countMailAhead(tx, shop, first.to.address))
      if (!mayGet) continue
      const letter = backInStockLetter(shop.config, first.language, alerts)
      letters.push({ to: first.to, letter, isCounted: true })
      told.push(...alerts)
    }
    await sendMails(tx, shop, letters)
    await deleteAlerts(tx, told)
    return customers.length === inOneRound ? customers.at(-1) : undefined
  })
}
