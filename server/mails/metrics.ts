import { Gauge } from 'prom-client'
import { registry } from '../http/registry.ts'
import type { Shop } from '../shop.ts'
import { countNotTaken } from './store.ts'

const notTaken = new Gauge({
  name: 'mails_not_taken',
  help: 'Mails that the mail server has not taken at least three times, and no other one since they were written.',
  // Every process reads the same.
  aggregator: 'max',
  registers: [registry],
})

/** Reads the figure of mails for /metrics. Without a database it stays as it was. */
export async function measureMails(shop: Shop): Promise<void> {
  try {
    notTaken.set(await countNotTaken(shop))
  } catch (error) {
    shop.log.warn({ err: error }, 'The figure of mails could not be read')
  }
}
