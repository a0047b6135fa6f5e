import type { GatewayAdapter } from './gateway.ts'
import { payHereAdapter } from './payhere/settings.ts'

/**
 * Every kind of gateway that an operator can set up, one line each. Of those that are set up, the
 * first takes new payments; the others continue the attempts that they have begun.
 */
export const gatewayAdapters: readonly GatewayAdapter[] = [payHereAdapter]
