import type { HttpBindings } from '@hono/node-server'
import type { Logger } from 'pino'
import type { Language } from '../../domain/texts/texts.ts'
import type { Shop } from '../shop.ts'
import type { SecurityVariables } from './security-events.ts'

/** The context of every handler. In tests there is no connection, and so no bindings. */
export type Environment = {
  Bindings: Partial<HttpBindings>
  Variables: SecurityVariables & {
    requestId: string
    shop: Shop
    log: Logger
    /** The network that the request comes from, for rate limits. */
    client: string
    /** The language of the response. */
    language: Language
  }
}

/** The signed-in customer of a request. */
export type Customer = {
  id: number
  name: string
  email: string
  telephone: string
  language: Language
}

/** The session that the request is part of, with the token to go on with, if the one sent is to be renewed. */
export type CustomerSession = { id: number; renewedToken: string | undefined }

export type CustomerEnvironment = { Variables: { customer: Customer; session: CustomerSession } }

export type GuestOrCustomerEnvironment = { Variables: { customer: Customer | undefined } }
