import type { LegalDays } from '../legal/versions.ts'
import type { shop } from '../shop.ts'
import type { Language } from '../texts/texts.ts'

type SocialName = (typeof shop.social)[number]['name']

/** The sentences that an owner may write; the settings are called `texts.` and these. */
export const ownTexts = [
  'notice',
  'banner',
  'slogan',
  'orderStepTitle',
  'orderStep',
  'produceStepTitle',
  'produceStep',
  'deliveryStepTitle',
  'deliveryStep',
  'freshnessTitle',
  'freshness',
  'appTitle',
  'app',
  'charitiesTitle',
  'charities',
  'contact',
  'sriLankaTitle',
  'sriLanka',
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
  /** The hash of the owner's own logo. */
  logo?: string
  /** How long unpaid orders hold their goods; undefined: as `domain/limits.ts` says. */
  holdMinutes?: number
  /** When the shop is open, in the language of the page. */
  hours?: string
  /** The day from which on orders are taken again, while none are. */
  closedUntil?: string
  /** A service worker keeps pages for times without a connection. */
  worksOffline?: true
  /** The search field of the products makes suggestions. */
  suggests?: true
  /** Customers keep favourites, and find again what they bought. */
  buysAgain?: true
  /** Customers give orders to charities. */
  takesGifts?: true
  /** Browsers show notifications about orders that are on their way. */
  tellsDevices?: true
  /** Customers share their own packages by links. */
  sharesPackages?: true
  /** From which days on there are legal texts of the owner's own. */
  legalDays?: LegalDays
  /** The products have no banner. */
  hidesBanner?: true
  /** The ids of the packages at the top of the home page, and of the categories of its tiles; 0: as built. */
  hero?: readonly number[]
  tiles?: readonly number[]
  /** In the language of the page, or in English where the owner has not translated them. */
  texts?: Partial<Record<OwnText, string>>
}
