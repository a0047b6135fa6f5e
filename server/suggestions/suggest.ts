import type { Suggestions } from '../../contract/index.ts'
import { suggestionLimits } from '../../domain/limits.ts'
import { rupees } from '../../domain/money/money.ts'
import type { Language } from '../../domain/texts/texts.ts'
import {
  englishNameOf,
  listCategories,
  normalizeSearchTerm,
  productsInOrder,
  searchProductIds,
  shownTexts,
} from '../catalogue/index.ts'
import { pictureUrl } from '../media/index.ts'
import type { Shop } from '../shop.ts'
import { selectCategoriesOf, selectPackagesCalled } from './store.ts'

/** The categories of this many of the best products are suggested. */
const productsThatSpeak = 20

/** What a search field offers for a term: as forgiving as the search itself, whose order it follows. */
export async function suggest(
  shop: Shop,
  { term, language }: { term: string; language: Language },
): Promise<Suggestions> {
  const best = { page: 1, pageSize: productsThatSpeak }
  const { ids } = await searchProductIds(shop, { term, language }, best)
  const [products, packages, categories] = await Promise.all([
    productsInOrder(shop, ids.slice(0, suggestionLimits.products), language),
    packagesCalled(shop, term, language),
    categoriesOf(shop, ids, language),
  ])
  return {
    products: products.map((product) => ({
      productId: product.id,
      name: shownTexts(product).name,
      ...englishNameOf(product),
      price: rupees(product.priceCents),
      imageUrl: pictureUrl(product.pictureHash),
    })),
    packages,
    categories,
  }
}

async function packagesCalled({ database }: Shop, typed: string, language: Language) {
  const term = normalizeSearchTerm(typed)
  if (term === '') return []
  const most = suggestionLimits.packages
  const found = await selectPackagesCalled(database, { term, language, most })
  return found.map(({ id, name, translatedName, priceCents, discountCents, pictureHash }) => ({
    packageId: id,
    name: translatedName ?? name,
    ...englishNameOf({ name, translatedName }),
    price: rupees(priceCents),
    discountPrice: rupees(discountCents),
    imageUrl: pictureUrl(pictureHash),
  }))
}

/** The published categories that most of these products are in. */
async function categoriesOf(shop: Shop, productIds: readonly number[], language: Language) {
  if (productIds.length === 0) return []
  const most = suggestionLimits.categories
  const [found, all] = await Promise.all([
    selectCategoriesOf(shop.database, { productIds, most }),
    listCategories(shop, language),
  ])
  return found.flatMap(({ id }) => all.find(({ categoryId }) => categoryId === id) ?? [])
}
