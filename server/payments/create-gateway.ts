import { setTimeout } from 'node:timers/promises'
import type { Config } from '../config.ts'
import type { PaymentGateway } from './gateway.ts'
import type { Line } from './payhere/merchant.ts'
import { payHere } from './payhere/payhere.ts'
import { sandboxAccount } from './sandbox/account.ts'

const outsideLine: Line = {
  fetch: (url, request) => fetch(url, request),
  now: Date.now,
  pause: (milliseconds) => setTimeout(milliseconds, undefined, { ref: false }),
}

/** PayHere either way: without credentials of its own the shop has an account at the sandbox. */
export function createGateway(config: Config, line: Partial<Line> = {}): PaymentGateway {
  return payHere(config.payHere ?? sandboxAccount(config), { ...outsideLine, ...line })
}
