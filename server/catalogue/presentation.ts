import type { DetailedProduct as PresentedDetails, Product } from '../../contract/index.ts'
import { rupees } from '../../domain/money/money.ts'
import type { Language } from '../../domain/texts/texts.ts'
import { pictureUrl } from '../media/index.ts'
import { netContentOf } from './net-content.ts'
import type { DetailedProduct, StockedProduct, Translated } from './service.ts'

/** A product for the API. */
export function presentProduct(product: StockedProduct): Product {
  const { id, categoryId, stockQuantity, priceCents, pictureHash, createdAt, updatedAt } = product
  return {
    productId: id,
    ...shownTexts(product),
    categoryId,
    stockQuantity,
    ...englishNameOf(product),
    price: rupees(priceCents),
    category: { categoryId },
    imageUrl: pictureUrl(pictureHash),
    status: stockQuantity > 0 ? 'IN STOCK' : 'OUT OF STOCK',
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  }
}

/** A product with what its page shows. */
export function presentDetailedProduct(
  product: DetailedProduct,
  language: Language,
): PresentedDetails {
  const { contentAmount, contentUnit, originCountry, allergens, diets, storage, ...listed } =
    product
  const content = netContentOf(product)
  return {
    ...presentProduct(listed),
    ...(content && { content }),
    ...(originCountry && {
      origin: { country: originCountry, name: countryName(originCountry, language) },
    }),
    ...(allergens && { allergens }),
    diets,
    ...(storage !== 'SHELF' && { storage }),
  }
}

/** Named here, because not every browser has the names in Sinhala and Tamil. */
function countryName(country: string, language: Language): string {
  return new Intl.DisplayNames(language, { type: 'region' }).of(country) ?? country
}

/** A product's or package's texts in the language that was asked for, as far as they are translated. */
export function shownTexts(thing: Translated & { name: string; description: string }) {
  return {
    name: thing.translatedName ?? thing.name,
    description: thing.translatedDescription ?? thing.description,
  }
}

/** The English name beside one in another language. */
export function englishNameOf({ name, translatedName }: Translated & { name: string }) {
  return translatedName ? { englishName: name } : {}
}
