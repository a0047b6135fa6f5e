import type { z } from '@hono/zod-openapi'
import type * as accounts from './accounts.ts'
import type * as areas from './areas.ts'
import type { CallNameIn, InputIn } from './calls.ts'
import type * as carts from './carts.ts'
import type * as catalogue from './catalogue.ts'
import type * as charities from './charities.ts'
import type * as claims from './claims.ts'
import type * as customPackages from './custom-packages.ts'
import type * as delivery from './delivery.ts'
import type * as feedback from './feedback.ts'
import type * as orderShape from './order.ts'
import type * as ownData from './own-data.ts'
import type * as packages from './packages.ts'
import type * as passkeys from './passkeys.ts'
import type * as recipients from './recipients.ts'
import type * as sessions from './sessions.ts'
import type * as sharedPackages from './shared-packages.ts'
import type * as suggestions from './suggestions.ts'

/** The calls of the storefront. */
export type ShopArea = (typeof areas)[keyof typeof areas]

/** A call by method and path: 'GET /products'. */
export type CallName = CallNameIn<ShopArea>
/** What a call needs: `params` of its path, `query`, `body`. */
export type Input<Name extends CallName> = InputIn<ShopArea, Name>

export type User = z.output<typeof accounts.user>
export type Session = z.output<typeof sessions.customerSession>
export type Passkey = z.output<typeof passkeys.passkey>
export type Erasure = z.output<typeof ownData.erasure>
export type Category = z.output<typeof catalogue.category>
export type Product = z.output<typeof catalogue.product>
export type DetailedProduct = z.output<typeof catalogue.detailedProduct>
export type Package = z.output<typeof packages.shopPackage>
export type PackageProduct = z.output<typeof packages.packageProduct>
export type CustomPackage = z.output<typeof customPackages.customPackage>
export type SharedPackage = z.output<typeof sharedPackages.sharedPackage>
export type Cart = z.output<typeof carts.cart>
export type CartItem = z.output<typeof carts.cartItem>
export type CartProduct = z.output<typeof carts.cartProduct>
export type CartCustomPackage = z.output<typeof carts.cartCustomPackage>
export type Recipient = z.output<typeof recipients.recipient>
export type Order = z.output<typeof orderShape.order>
export type OrderItem = z.output<typeof orderShape.orderItem>
export type OrderProduct = z.output<typeof orderShape.orderProduct>
export type DeliveryOffer = z.output<typeof delivery.deliveryOffer>
export type Feedback = z.output<typeof feedback.feedback>
export type Charity = z.output<typeof charities.charity>
export type Suggestions = z.output<typeof suggestions.suggestions>
export type OrderClaims = z.output<typeof claims.claimsOfOrder>
