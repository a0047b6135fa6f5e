/**
 * How staff changes an order that is not packed, whose goods and total never change: another one is entered instead of one that
 * is not paid, or in addition to one that is.
 */
export const orderChanges = ['INSTEAD', 'ADDITION'] as const
export type OrderChange = (typeof orderChanges)[number]
