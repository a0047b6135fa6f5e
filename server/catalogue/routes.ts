import {
  listCategories as listCategoriesRoute,
  listProducts as listProductsRoute,
  searchProducts as searchProductsRoute,
} from '../../contract/catalogue.ts'
import { router } from '../http/router.ts'
import { presentProduct } from './presentation.ts'
import { listCategories, listProducts, searchProducts } from './service.ts'

export const catalogueRoutes = router()
  .openapi(listCategoriesRoute, async (c) => c.json(await listCategories(c.var.shop), 200))
  .openapi(listProductsRoute, async (c) => {
    const { page, pageSize, ...filter } = c.req.valid('query')
    const { found, total } = await listProducts(c.var.shop, filter, { page, pageSize })
    return c.json(found.map(presentProduct), 200, { 'X-Total-Count': String(total) })
  })
  .openapi(searchProductsRoute, async (c) => {
    const { term } = c.req.valid('param')
    const { found, total } = await searchProducts(c.var.shop, term, c.req.valid('query'))
    return c.json(found.map(presentProduct), 200, { 'X-Total-Count': String(total) })
  })
