export { officeCategoryRoutes } from './back-office/category-routes.ts'
export { requireOfficeProduct } from './back-office/edit-product.ts'
export { type NamedProduct, nameProducts } from './back-office/name-products.ts'
export { planProducts } from './back-office/plan-products.ts'
export { isLow, selectProductsAfter } from './back-office/product-store.ts'
export { productsFile } from './back-office/products-file.ts'
export { officeCatalogueRoutes } from './back-office/routes.ts'
export { englishNameOf, presentProduct, shownTexts } from './presentation.ts'
export { catalogueRoutes } from './routes.ts'
export { normalizeSearchTerm } from './search-term.ts'
export {
  countProductsOnSale,
  listCategories,
  listProductNames,
  namedInLanguage,
  openShelves,
  productsById,
  productsInOrder,
  requireProductOnSale,
  type StockedProduct,
  searchProductIds,
  type Translated,
} from './service.ts'
export { stockedProductColumns, withProductTexts } from './store.ts'
