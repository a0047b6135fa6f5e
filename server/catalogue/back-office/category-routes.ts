import * as contract from '../../../contract/back-office/categories.ts'
import { forOperators } from '../../back-office/for-operators.ts'
import { router } from '../../http/router.ts'
import { selectOfficeCategories } from './category-store.ts'
import { addCategory, publishCategory, removeCategory, renameCategory } from './edit-category.ts'

export const officeCategoryRoutes = router()
  .openapi(forOperators(contract.listOfficeCategories, 'goods.see'), async (c) =>
    c.json(await selectOfficeCategories(c.var.shop.database), 200),
  )
  .openapi(forOperators(contract.addCategory, 'goods.edit'), async (c) => {
    const { name } = c.req.valid('json')
    return c.json(await addCategory(c.var.shop, c.var.operator, name), 201)
  })
  .openapi(forOperators(contract.renameCategory, 'goods.edit'), async (c) => {
    const wanted = { ...c.req.valid('param'), ...c.req.valid('json') }
    return c.json(await renameCategory(c.var.shop, c.var.operator, wanted), 200)
  })
  .openapi(forOperators(contract.publishCategory, 'goods.edit'), async (c) => {
    const wanted = { ...c.req.valid('param'), ...c.req.valid('json') }
    return c.json(await publishCategory(c.var.shop, c.var.operator, wanted), 200)
  })
  .openapi(forOperators(contract.removeCategory, 'goods.edit'), async (c) => {
    await removeCategory(c.var.shop, c.var.operator, c.req.valid('param').categoryId)
    return c.body(null, 204)
  })
