import { askGateway } from './ask-gateway.ts'
import { claimDueAttempt, postponePaidAttempts } from './attempts-to-ask.ts'
import type { Cashier } from './record-payment.ts'

const mostPerRound = 40
/** After so many questions in vain the gateway is away, and the next round may find it back. */
const mostInVain = 3

/**
 * Asks the gateway about visits that ended in no payment as far as the shop knows, so that an order
 * becomes PAID whose notification never came, and about paid ones, which may be charged back or
 * refunded. Answers how many visits were asked about.
 */
export async function reconcilePayments(shop: Cashier): Promise<number> {
  if (!shop.gateway.findPayments) return 0
  await postponePaidAttempts(shop.database, shop.now())
  let asked = 0
  for (let inVain = 0; asked < mostPerRound && inVain < mostInVain; asked += 1) {
    const attempt = await claimDueAttempt(shop.database, shop.now())
    if (!attempt) break
    inVain = (await askGateway(shop, attempt)) ? 0 : inVain + 1
  }
  return asked
}
