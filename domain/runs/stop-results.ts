/** What a driver says of a stop. Only the first ends the delivery; after the others the order is planned again. */
export const driverResults = ['DELIVERED', 'NOBODY_HOME', 'REFUSED'] as const
export type DriverResult = (typeof driverResults)[number]

/** What became of a stop; `TAKEN_BACK`: the shop called the order back while it was under way. */
export const stopResults = [...driverResults, 'TAKEN_BACK'] as const
export type StopResult = (typeof stopResults)[number]

/** Whether a driver can still say what became of a stop. What really happened at a door counts also after it was called back. */
export function isOpenStop({ result }: { result: StopResult | null }): boolean {
  return result === null || result === 'TAKEN_BACK'
}
