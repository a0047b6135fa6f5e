import type { Shop } from '../shop.ts'
import type { Gateways } from './gateway.ts'
import { internet, type Network } from './network.ts'
import { sandboxGateway } from './sandbox/gateway.ts'

/** The gateways that the operator has set up; if there are none, the sandbox. */
export function openGateways(
  shop: Pick<Shop, 'config' | 'database' | 'log'>,
  network: Network = { ...internet, processes: shop.config.workers },
): Gateways {
  const [first, ...others] = shop.config.gateways.map((open) => open(network))
  return [first ?? sandboxGateway(shop, network), ...others]
}
