import type { Shop } from '../shop.ts'
import { askGateway } from './ask-gateway.ts'
import { claimDueAttempt, postponePaidAttempts } from './attempts-to-ask.ts'

const mostPerRound = 40
/**
 * The next round begins after a minute, and those that wait for it must not become more and more. A question under way,
 * with a new token up to 80 seconds, ends before the job does, which may take two minutes.
 */
const longestRoundMs = 40_000
/** After this many failures the gateway counts as unavailable, and the next round tries again. */
const mostInVain = 3

/**
 * Asks each gateway about attempts without a known payment, so that an order becomes PAID even if its
 * notification never arrived, and about paid ones, which may be charged back or refunded. Returns the
 * number of attempts that were asked about.
 */
export async function reconcilePayments(shop: Shop): Promise<number> {
  const until = shop.now().getTime() + longestRoundMs
  let asked = 0
  for (const gateway of shop.gateways) {
    if (gateway.findPayments) asked += await reconcileWith(shop, gateway.id, until)
  }
  return asked
}

async function reconcileWith(shop: Shop, gateway: string, until: number): Promise<number> {
  const { database, now } = shop
  await postponePaidAttempts(database, gateway, now())
  let asked = 0
  for (let inVain = 0; asked < mostPerRound && inVain < mostInVain; asked += 1) {
    if (now().getTime() >= until) break
    const attempt = await claimDueAttempt(database, gateway, now())
    if (!attempt) break
    inVain = (await askGateway(shop, attempt)) ? 0 : inVain + 1
  }
  return asked
}
