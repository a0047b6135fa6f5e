import type { Shop } from '../../shop.ts'
import type { PaymentGateway } from '../gateway.ts'
import type { Network } from '../network.ts'
import { payHere } from '../payhere/payhere.ts'
import { sandboxAccount } from './account.ts'
import { openLedger } from './ledger.ts'
import { createSandboxGateway } from './routes.ts'

/** The PayHere adapter with an account at the shop's own sandbox, which behaves like PayHere. */
export function sandboxGateway(
  { config, database, log }: Pick<Shop, 'config' | 'database' | 'log'>,
  network: Network,
): PaymentGateway {
  const account = sandboxAccount(config)
  return {
    ...payHere(account, network),
    summary: 'sandbox gateway, no real money',
    site: {
      path: '/sandbox-gateway',
      routes: createSandboxGateway({ account, ledger: openLedger(database), log, network }),
    },
  }
}
