import { sendMails } from '../mail/send-mail.ts'
import type { Shop } from '../shop.ts'
import { backInStockLetter } from './back-in-stock-letter.ts'
import { deleteAlerts, lockDueCustomers, selectDueAlerts } from './store.ts'

/** How many customers are mailed in one transaction. */
const inOneRound = 200

/** Mails every customer who waits for something that is in stock again: one mail each, about all of it. */
export async function mailStockAlerts(
  shop: Pick<Shop, 'database' | 'jobs' | 'config'>,
): Promise<void> {
  for (let mailed = inOneRound; mailed === inOneRound; ) mailed = await mailSome(shop)
}

function mailSome({ database, jobs, config }: Pick<Shop, 'database' | 'jobs' | 'config'>) {
  return database.transaction(async (tx): Promise<number> => {
    const customers = await lockDueCustomers(tx, inOneRound)
    if (customers.length === 0) return 0
    const due = await selectDueAlerts(tx, customers)
    const letters = [...Map.groupBy(due, ({ userId }) => userId).values()].flatMap((alerts) => {
      const [first] = alerts
      if (!first) return []
      return { to: first.to, letter: backInStockLetter(config, first.language, alerts) }
    })
    await sendMails(tx, { jobs }, letters)
    await deleteAlerts(tx, due)
    return customers.length
  })
}
