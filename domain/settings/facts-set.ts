import { isClosedOn } from '../delivery/opening.ts'
import type { Language } from '../texts/texts.ts'
import { isWithin } from './period.ts'
import { type SettingKey, type SettingValues, settings } from './settings.ts'
import { type OwnText, ownTexts, type ShopFacts } from './shop-facts.ts'
import { inLanguage, type Words } from './words.ts'

/** The language of the page, and the day of it in Colombo. */
type Seen = { language: Language; today: string }

/**
 * What a page has to know about the shop besides `domain/shop.ts`: what somebody has set. Undefined if nobody has
 * set anything, so that the pages of such a shop are as they are without settings.
 */
export function factsSet(
  values: SettingValues,
  { language, today }: Seen,
): Partial<ShopFacts> | undefined {
  const isSet = (key: SettingKey) => !isSame(values[key], settings[key].default)
  const texts = ownTexts
    .filter((name) => isSet(`texts.${name}`) && isSaidOn(today, name, values))
    .map((name): [OwnText, string] => [name, inLanguage(values[`texts.${name}`], language)])
  const closedUntil = values['opening.closedUntil']
  const facts: Partial<ShopFacts> = {
    ...(isSet('shop.name') && { name: values['shop.name'] }),
    ...(isSet('shop.email') && { supportEmail: values['shop.email'] }),
    ...(isSet('shop.phone') && { supportPhone: values['shop.phone'] }),
    ...(isSet('shop.location') && { locationIn: locationOf(values) }),
    ...(values['shop.logo'] && { logo: values['shop.logo'] }),
    ...(isSet('shop.map') && { mapUrl: values['shop.map'] }),
    ...(socialLinks.some(({ key }) => isSet(key)) && {
      social: socialLinks.map(({ name, key }) => ({ name, url: values[key] })),
    }),
    ...(isSet('shop.appStore') && { appStoreUrl: values['shop.appStore'] }),
    ...(isSet('shop.googlePlay') && { googlePlayUrl: values['shop.googlePlay'] }),
    ...(isSet('orders.holdMinutes') && { holdMinutes: values['orders.holdMinutes'] }),
    ...(isSet('opening.hours') && { hours: inLanguage(values['opening.hours'], language) }),
    ...(isClosedOn(today, closedUntil) && { closedUntil }),
    ...(values['shop.worksOffline'] && { worksOffline: true as const }),
    ...(values['catalogue.suggestions'] && { suggests: true as const }),
    ...(values['orders.buyAgain'] && { buysAgain: true as const }),
    ...(values['orders.gifts'] && { takesGifts: true as const }),
    ...(values['packages.sharing'] && { sharesPackages: true as const }),
    ...(!values['texts.bannerShown'] && { hidesBanner: true as const }),
    ...(heroKeys.some(isSet) && { hero: heroKeys.map((key) => values[key]) }),
    ...(tileKeys.some(isSet) && { tiles: tileKeys.map((key) => values[key]) }),
    ...(texts.length > 0 && { texts: Object.fromEntries(texts) }),
  }
  return Object.keys(facts).length > 0 ? facts : undefined
}

const socialLinks = [
  { name: 'Facebook', key: 'shop.facebook' },
  { name: 'Instagram', key: 'shop.instagram' },
  { name: 'X', key: 'shop.x' },
] as const

const heroKeys = ['home.firstPackage', 'home.secondPackage'] as const
const tileKeys = ['home.firstTile', 'home.secondTile', 'home.thirdTile', 'home.fourthTile'] as const

/** Two of the sentences have days. */
function isSaidOn(today: string, name: OwnText, values: SettingValues): boolean {
  if (name === 'notice') return isWithin(values['texts.noticeDays'], today)
  return name !== 'banner' || isWithin(values['texts.bannerDays'], today)
}

/** Where the shop is, in every language. */
export function locationOf(values: Pick<SettingValues, 'shop.location'>): Words {
  const words = values['shop.location']
  return { en: words.en, si: inLanguage(words, 'si'), ta: inLanguage(words, 'ta') }
}

/** Values are plain or words, so that their text in JSON is enough. */
export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
