import type { shop } from '../shop.ts'
import type { Language } from '../texts/texts.ts'

type SocialName = (typeof shop.social)[number]['name']

/** The sentences that an owner may write; the settings are called `texts.` and these. */
export const ownTexts = [
  'notice',
  'slogan',
  'freshness',
  'charities',
  'sriLanka',
  'contact',
] as const
export type OwnText = (typeof ownTexts)[number]

/** What every page knows about the shop: `domain/shop.ts`, and what an owner has set. An empty URL is no link. */
export type ShopFacts = {
  name: string
  supportEmail: string
  supportPhone: string
  locationIn: Readonly<Record<Language, string>>
  mapUrl: string
  social: readonly { name: SocialName; url: string }[]
  appStoreUrl: string
  googlePlayUrl: string
  copyrightYear: number
  /** How long unpaid orders hold their goods; undefined: as `domain/limits.ts` says. */
  holdMinutes?: number
  /** When the shop is open, in the language of the page. */
  hours?: string
  /** The day from which on orders are taken again, while none are. */
  closedUntil?: string
  /** The search field of the products makes suggestions. */
  suggests?: true
  /** Customers keep favourites, and find again what they bought. */
  buysAgain?: true
  /** Customers give orders to charities. */
  takesGifts?: true
  /** Customers share their own packages by links. */
  sharesPackages?: true
  /** In the language of the page. */
  texts?: Partial<Record<OwnText, string>>
}
