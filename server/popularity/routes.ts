import { listBoughtWith } from '../../contract/catalogue.ts'
import { productsBeside } from '../../domain/limits.ts'
import { presentProduct, productsInOrder } from '../catalogue/index.ts'
import { cachedCall } from '../http/cache/cached.ts'
import { router } from '../http/router.ts'
import { selectBoughtWith } from './store.ts'

export const popularityRoutes = router().openapi(cachedCall(listBoughtWith), async (c) => {
  const { shop, language } = c.var
  const { productId } = c.req.valid('param')
  const found = await selectBoughtWith(shop.database, { productId, most: productsBeside })
  const products = await productsInOrder(
    shop,
    found.map(({ id }) => id),
    language,
  )
  return c.json(products.map(presentProduct), 200)
})
