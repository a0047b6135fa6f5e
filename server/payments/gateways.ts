import type { GatewayAdapter } from './gateway.ts'
import { payHereAdapter } from './payhere/settings.ts'

/**
 * Every gateway that the shop can be set up with, one line each. Of those that are set up, the first
 * takes new payments; the others go on with what they have begun.
 */
export const gatewayAdapters: readonly GatewayAdapter[] = [payHereAdapter]
