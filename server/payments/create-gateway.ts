import type { Config } from '../config.ts'
import { sandboxAccount } from '../sandbox-gateway/account.ts'
import type { PaymentGateway } from './gateway.ts'
import { payHere } from './payhere.ts'

/** PayHere either way: without credentials of its own the shop has an account at the sandbox. */
export function createGateway(config: Config): PaymentGateway {
  return payHere(config.payHere ?? sandboxAccount(config))
}
