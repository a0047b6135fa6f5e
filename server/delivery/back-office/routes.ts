import * as contract from '../../../contract/back-office/delivery.ts'
import { rupees } from '../../../domain/money/money.ts'
import { forOperators } from '../../back-office/for-operators.ts'
import { router } from '../../http/router.ts'
import { selectAreas } from './area-store.ts'
import { addArea, editArea, presentArea, removeArea } from './edit-area.ts'

export const officeDeliveryRoutes = router()
  .openapi(forOperators(contract.listAreas, 'delivery.see'), async (c) => {
    const { database, delivery } = c.var.shop
    const { freeFrom } = delivery
    const areas = await selectAreas(database)
    return c.json(
      {
        areas: areas.map(presentArea),
        freeFrom: freeFrom === undefined ? null : rupees(freeFrom),
      },
      200,
    )
  })
  .openapi(forOperators(contract.addArea, 'delivery.edit'), async (c) =>
    c.json(await addArea(c.var.shop, c.var.operator, c.req.valid('json')), 201),
  )
  .openapi(forOperators(contract.editArea, 'delivery.edit'), async (c) => {
    const wanted = { ...c.req.valid('param'), ...c.req.valid('json') }
    return c.json(await editArea(c.var.shop, c.var.operator, wanted), 200)
  })
  .openapi(forOperators(contract.removeArea, 'delivery.edit'), async (c) => {
    await removeArea(c.var.shop, c.var.operator, c.req.valid('param').areaId)
    return c.body(null, 204)
  })
