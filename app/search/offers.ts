import type { Suggestions } from '../../contract/index.ts'
import { packageAddress, productAddress } from '../../contract/pages.ts'
import { packagePrice } from '../../domain/goods/price.ts'
import { cents, rupees } from '../../domain/money/money.ts'
import type { Texts } from '../../domain/texts/texts.ts'
import { categoryPicture } from '../catalogue/category-picture.tsx'

/** One thing that a search field offers. */
export type Offer = { key: string; text: string } & (
  | { kind: 'goods'; to: string; imageUrl: string; rupees: number }
  | { kind: 'category'; categoryId: number; imageUrl: string }
  | { kind: 'search'; isOwn: boolean }
  | { kind: 'forget' }
)

export type OfferGroup = { title: string; offers: Offer[] }

/** What was found for a term; groups without anything are left out. */
export function offersFound(found: Suggestions, texts: Texts['suggestionTexts']): OfferGroup[] {
  const groups: OfferGroup[] = [
    {
      title: texts.categories,
      offers: found.categories.map((category) => ({
        key: `category ${category.categoryId}`,
        kind: 'category',
        text: category.name,
        categoryId: category.categoryId,
        imageUrl: categoryPicture(category),
      })),
    },
    { title: texts.products, offers: found.products.map(offerOfProduct) },
    {
      title: texts.packages,
      offers: found.packages.map((each) => ({
        key: `package ${each.packageId}`,
        kind: 'goods',
        text: each.name,
        to: packageAddress(each),
        imageUrl: each.imageUrl,
        rupees: priceToPay(each),
      })),
    },
  ]
  return groups.filter(({ offers }) => offers.length > 0)
}

type Before = {
  /** What was searched for in this browser. */
  recent: readonly string[]
  /** What others search for. */
  searched?: readonly string[] | undefined
  /** What others buy. */
  popular?: readonly SuggestedProduct[] | undefined
}

/** For an empty field. */
export function offersBefore(
  { recent, searched = [], popular = [] }: Before,
  texts: Texts['suggestionTexts'],
): OfferGroup[] {
  const forget: Offer = { key: 'forget', kind: 'forget', text: texts.forget }
  const own = recent.map((term) => term.toLowerCase())
  const ofOthers = searched.filter((term) => !own.includes(term.toLowerCase()))
  const groups: OfferGroup[] = [
    {
      title: texts.recent,
      offers: recent.length > 0 ? [...recent.map((term) => offerOfSearch(term, true)), forget] : [],
    },
    { title: texts.searched, offers: ofOthers.map((term) => offerOfSearch(term, false)) },
    { title: texts.popular, offers: popular.map(offerOfProduct) },
  ]
  return groups.filter(({ offers }) => offers.length > 0)
}

function offerOfSearch(text: string, isOwn: boolean): Offer {
  return { key: `search ${text}`, kind: 'search', text, isOwn }
}

type SuggestedProduct = Suggestions['products'][number]

function offerOfProduct(product: SuggestedProduct): Offer {
  return {
    key: `product ${product.productId}`,
    kind: 'goods',
    text: product.name,
    to: productAddress(product),
    imageUrl: product.imageUrl,
    rupees: product.price,
  }
}

function priceToPay({ price, discountPrice }: { price: number; discountPrice: number }) {
  const amounts = { priceCents: cents(price), discountCents: cents(discountPrice) }
  return rupees(packagePrice(amounts).unitPriceCents)
}
