import * as contract from '../../../contract/back-office/stock.ts'
import { forOperators, requireRightOf } from '../../back-office/for-operators.ts'
import { requireOfficeProduct } from '../../catalogue/index.ts'
import { router } from '../../http/router.ts'
import { moveStock } from './move-stock.ts'
import { saveGrid } from './save-grid.ts'
import { selectMovements } from './store.ts'

export const officeStockRoutes = router()
  .openapi(forOperators(contract.listStockMovements, 'goods.see'), async (c) => {
    const { productId } = c.req.valid('param')
    const { database } = c.var.shop
    await requireOfficeProduct(database, productId)
    const { rows, ...page } = await selectMovements(database, productId, c.req.valid('query'))
    return c.json({ ...page, items: rows.map(presentMovement) }, 200)
  })
  .openapi(forOperators(contract.moveStock, 'stock.receive'), async (c) => {
    const wanted = { ...c.req.valid('param'), ...c.req.valid('json') }
    if (wanted.kind === 'CORRECTION') requireRightOf(c.var.operator, 'stock.correct')
    const stockQuantity = await moveStock(c.var.shop, c.var.operator, wanted)
    return c.json({ stockQuantity }, 201)
  })
  .openapi(forOperators(contract.saveGrid, 'stock.correct'), async (c) =>
    c.json(await saveGrid(c.var.shop, c.var.operator, c.req.valid('json')), 200),
  )

type MovementRow = Awaited<ReturnType<typeof selectMovements>>['rows'][number]

function presentMovement({ paidAt, at, ...movement }: MovementRow) {
  return { ...movement, at: at.toISOString(), kind: shownKind(movement.kind, paidAt !== null) }
}

/** Stock that an order has taken is a hold until the order is paid, and a sale afterwards. */
function shownKind(
  kind: MovementRow['kind'],
  isPaid: boolean,
): Exclude<MovementRow['kind'], 'TAKEN' | 'RETURNED'> | 'SALE' | 'HOLD' | 'HOLD_ENDED' {
  if (kind === 'TAKEN') return isPaid ? 'SALE' : 'HOLD'
  return kind === 'RETURNED' ? 'HOLD_ENDED' : kind
}
