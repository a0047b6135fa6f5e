import type { Cents } from '../domain/money/money.ts'
import type { ShopFacts } from '../domain/settings/shop-facts.ts'

/** What the server gives to the pages that it renders. */
export type Storefront = {
  /** Handles a request to the API within the process. */
  fetch: (request: Request) => Response | Promise<Response>
  /** The shop's public origin, for canonical URLs. */
  origin: string
  /** From which amount the banner promises free delivery; null if it promises none. */
  freeDeliveryFrom: Cents | null
  /** What the owner has set about the shop; undefined while nothing is. */
  shop: Partial<ShopFacts> | undefined
  /** Marks the scripts that the page writes itself: it is random, and known to nothing that is put into the page. */
  nonce: string
}

/** Handles a request for a page: the only thing that the server imports from app/. */
export type RenderPage = (request: Request, storefront: Storefront) => Promise<Response>
