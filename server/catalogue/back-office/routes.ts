import * as contract from '../../../contract/back-office/products.ts'
import * as stockContract from '../../../contract/back-office/stock.ts'
import { forOperators } from '../../back-office/for-operators.ts'
import { router } from '../../http/router.ts'
import { pictureUrl } from '../../media/picture-url.ts'
import { storeForeignPicture } from '../../media/service.ts'
import {
  addProduct,
  editProduct,
  presentOfficeProduct,
  publishProduct,
  requireOfficeProduct,
} from './edit-product.ts'
import { moveStock } from './move-stock.ts'
import { selectOfficeProducts } from './product-store.ts'
import { saveGrid } from './save-grid.ts'
import { selectMovements } from './stock-store.ts'

export const officeCatalogueRoutes = router()
  .openapi(forOperators(contract.listOfficeProducts), async (c) => {
    const { rows, ...page } = await selectOfficeProducts(c.var.shop.database, c.req.valid('query'))
    return c.json({ ...page, items: rows.map(presentOfficeProduct) }, 200)
  })
  .openapi(forOperators(contract.getOfficeProduct), async (c) => {
    const { productId } = c.req.valid('param')
    const product = await requireOfficeProduct(c.var.shop.database, productId)
    return c.json(presentOfficeProduct(product), 200)
  })
  .openapi(forOperators(contract.createProduct), async (c) =>
    c.json(await addProduct(c.var.shop, c.var.operator, c.req.valid('json')), 201),
  )
  .openapi(forOperators(contract.editProduct), async (c) => {
    const wanted = { ...c.req.valid('param'), ...c.req.valid('json') }
    return c.json(await editProduct(c.var.shop, c.var.operator, wanted), 200)
  })
  .openapi(forOperators(contract.publishProduct), async (c) => {
    const wanted = { ...c.req.valid('param'), ...c.req.valid('json') }
    return c.json(await publishProduct(c.var.shop, c.var.operator, wanted), 200)
  })
  .openapi(forOperators(contract.uploadPicture), async (c) => {
    const { picture } = c.req.valid('json')
    const pictureHash = await storeForeignPicture(c.var.shop.database, picture)
    return c.json({ pictureHash, imageUrl: pictureUrl(pictureHash) }, 201)
  })
  .openapi(forOperators(stockContract.listStockMovements), async (c) => {
    const { productId } = c.req.valid('param')
    const { database } = c.var.shop
    await requireOfficeProduct(database, productId)
    const { rows, ...page } = await selectMovements(database, productId, c.req.valid('query'))
    return c.json({ ...page, items: rows.map(presentMovement) }, 200)
  })
  .openapi(forOperators(stockContract.moveStock), async (c) => {
    const wanted = { ...c.req.valid('param'), ...c.req.valid('json') }
    const stockQuantity = await moveStock(c.var.shop, c.var.operator, wanted)
    return c.json({ stockQuantity }, 201)
  })
  .openapi(forOperators(stockContract.saveGrid), async (c) =>
    c.json(await saveGrid(c.var.shop, c.var.operator, c.req.valid('json')), 200),
  )

type MovementRow = Awaited<ReturnType<typeof selectMovements>>['rows'][number]

function presentMovement({ paidAt, sortKey: _, at, ...movement }: MovementRow) {
  return { ...movement, at: at.toISOString(), kind: shownKind(movement.kind, paidAt !== null) }
}

/** What an order took is a hold until the order is paid. */
function shownKind(
  kind: MovementRow['kind'],
  isPaid: boolean,
): Exclude<MovementRow['kind'], 'TAKEN' | 'RETURNED'> | 'SALE' | 'HOLD' | 'HOLD_ENDED' {
  if (kind === 'TAKEN') return isPaid ? 'SALE' : 'HOLD'
  return kind === 'RETURNED' ? 'HOLD_ENDED' : kind
}
