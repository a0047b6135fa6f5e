import type { Logger } from 'pino'
import type { Shop } from '../shop.ts'

/** What every handler finds in its context. */
export type Environment = { Variables: { requestId: string; shop: Shop; log: Logger } }

/** The signed-in customer of a request. */
export type Customer = { id: number; name: string; email: string; telephone: string }

export type CustomerEnvironment = { Variables: { customer: Customer } }
