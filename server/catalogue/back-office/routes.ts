import * as contract from '../../../contract/back-office/products.ts'
import { forOperators } from '../../back-office/for-operators.ts'
import { router } from '../../http/router.ts'
import { pictureUrl, storeForeignPicture } from '../../media/index.ts'
import {
  addProduct,
  editProduct,
  presentOfficeProduct,
  publishProduct,
  requireOfficeProduct,
} from './edit-product.ts'
import { selectOfficeProducts } from './product-store.ts'

export const officeCatalogueRoutes = router()
  .openapi(forOperators(contract.listOfficeProducts, 'goods.see'), async (c) => {
    const { database, settings } = c.var.shop
    const lowLimit = settings.get('stock.lowLimit')
    const { rows, ...page } = await selectOfficeProducts(database, c.req.valid('query'), lowLimit)
    return c.json({ ...page, items: rows.map(presentOfficeProduct) }, 200)
  })
  .openapi(forOperators(contract.getOfficeProduct, 'goods.see'), async (c) => {
    const { productId } = c.req.valid('param')
    const product = await requireOfficeProduct(c.var.shop.database, productId)
    return c.json(presentOfficeProduct(product), 200)
  })
  .openapi(forOperators(contract.createProduct, 'goods.edit'), async (c) =>
    c.json(await addProduct(c.var.shop, c.var.operator, c.req.valid('json')), 201),
  )
  .openapi(forOperators(contract.editProduct, 'goods.edit'), async (c) => {
    const wanted = { ...c.req.valid('param'), ...c.req.valid('json') }
    return c.json(await editProduct(c.var.shop, c.var.operator, wanted), 200)
  })
  .openapi(forOperators(contract.publishProduct, 'goods.edit'), async (c) => {
    const wanted = { ...c.req.valid('param'), ...c.req.valid('json') }
    return c.json(await publishProduct(c.var.shop, c.var.operator, wanted), 200)
  })
  .openapi(forOperators(contract.uploadPicture, 'goods.edit'), async (c) => {
    const { picture } = c.req.valid('json')
    const pictureHash = await storeForeignPicture(c.var.shop.database, picture)
    return c.json({ pictureHash, imageUrl: pictureUrl(pictureHash) }, 201)
  })
