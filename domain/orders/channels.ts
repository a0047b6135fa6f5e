/** How an order came that somebody of the shop has entered. */
export const orderChannels = ['PHONE', 'WHATSAPP', 'COUNTER'] as const
export type OrderChannel = (typeof orderChannels)[number]
