import type { z } from '@hono/zod-openapi'
import type * as accounts from './accounts.ts'
import type * as carts from './carts.ts'
import type * as catalogue from './catalogue.ts'
import type * as charities from './charities.ts'
import type * as contact from './contact.ts'
import type * as customPackages from './custom-packages.ts'
import type * as feedback from './feedback.ts'
import type * as newsletter from './newsletter.ts'
import type * as orders from './orders.ts'
import type * as packages from './packages.ts'
import type * as recipients from './recipients.ts'

type Area = typeof accounts &
  typeof catalogue &
  typeof packages &
  typeof customPackages &
  typeof carts &
  typeof recipients &
  typeof orders &
  typeof feedback &
  typeof contact &
  typeof charities &
  typeof newsletter

/** Every call of the API as the contract declares it. */
type Route = Extract<Area[keyof Area], { method: string; path: string; responses: object }>

type Named<R> = R extends { method: infer M extends string; path: infer P extends string }
  ? `${Uppercase<M>} ${P}`
  : never

/** A call by method and path: 'GET /products'. */
export type CallName = Named<Route>

type CallNamed<R, Name extends CallName> = R extends unknown
  ? Named<R> extends Name
    ? R
    : never
  : never
type RouteOf<Name extends CallName> = CallNamed<Route, Name>

type Content<R> = R extends {
  content: { 'application/json': { schema: infer S extends z.ZodType } }
}
  ? z.output<S>
  : R extends { content: { 'text/plain': { schema: infer S extends z.ZodType } } }
    ? z.output<S>
    : never

/** What a call answers when it succeeds. */
export type Answer<Name extends CallName> =
  RouteOf<Name> extends { responses: infer R } ? Content<R[keyof R & (200 | 201)]> : never

type Part<R, Key extends string> = R extends { request: Record<Key, infer S extends z.ZodType> }
  ? Record<Key, z.input<S>>
  : unknown

type Body<R> = R extends {
  request: { body: { content: { 'application/json': { schema: infer S extends z.ZodType } } } }
}
  ? { body: z.input<S> }
  : unknown

/** What a call needs: `params` of its path, `query`, `body`. */
export type Input<Name extends CallName> = Part<RouteOf<Name>, 'params'> &
  Part<RouteOf<Name>, 'query'> &
  Body<RouteOf<Name>>

export type User = z.output<typeof accounts.user>
export type Category = z.output<typeof catalogue.category>
export type Product = z.output<typeof catalogue.product>
export type Package = z.output<typeof packages.shopPackage>
export type PackageProduct = z.output<typeof packages.packageProduct>
export type CustomPackage = z.output<typeof customPackages.customPackage>
export type Cart = z.output<typeof carts.cart>
export type CartItem = z.output<typeof carts.cartItem>
export type CartProduct = z.output<typeof carts.cartProduct>
export type CartCustomPackage = z.output<typeof carts.cartCustomPackage>
export type Recipient = z.output<typeof recipients.recipient>
export type Order = z.output<typeof orders.order>
export type OrderItem = z.output<typeof orders.orderItem>
export type OrderProduct = z.output<typeof orders.orderProduct>
export type Feedback = z.output<typeof feedback.feedback>
export type Charity = z.output<typeof charities.charity>
