import * as areas from '../../../contract/back-office/delivery.ts'
import * as days from '../../../contract/back-office/delivery-days.ts'
import * as times from '../../../contract/back-office/delivery-times.ts'
import { rupees } from '../../../domain/money/money.ts'
import { forOperators } from '../../back-office/for-operators.ts'
import { router } from '../../http/router.ts'
import { selectAreas } from './area-store.ts'
import { listDays, listProposals, setDay, takeProposals } from './closed-days.ts'
import { addArea, editArea, presentArea, removeArea } from './edit-area.ts'
import { addWindows, editWindow, presentWindow, removeWindow } from './edit-windows.ts'
import { readPromises } from './promises.ts'
import { changeSlot, listOfficeSlots } from './slots.ts'
import { selectWindows } from './window-store.ts'

export const officeDeliveryRoutes = router()
  .openapi(forOperators(areas.listAreas, 'delivery.see'), async (c) => {
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
  .openapi(forOperators(areas.addArea, 'delivery.edit'), async (c) =>
    c.json(await addArea(c.var.shop, c.var.operator, c.req.valid('json')), 201),
  )
  .openapi(forOperators(areas.editArea, 'delivery.edit'), async (c) => {
    const wanted = { ...c.req.valid('param'), ...c.req.valid('json') }
    return c.json(await editArea(c.var.shop, c.var.operator, wanted), 200)
  })
  .openapi(forOperators(areas.removeArea, 'delivery.edit'), async (c) => {
    await removeArea(c.var.shop, c.var.operator, c.req.valid('param').areaId)
    return c.body(null, 204)
  })
  .openapi(forOperators(times.listWindows, 'delivery.see'), async (c) => {
    const windows = await selectWindows(c.var.shop.database)
    return c.json(windows.map(presentWindow), 200)
  })
  .openapi(forOperators(times.addWindows, 'delivery.edit'), async (c) => {
    await addWindows(c.var.shop, c.var.operator, c.req.valid('json'))
    return c.body(null, 204)
  })
  .openapi(forOperators(times.editWindow, 'delivery.edit'), async (c) => {
    const { windowId } = c.req.valid('param')
    await editWindow(c.var.shop, c.var.operator, windowId, c.req.valid('json'))
    return c.body(null, 204)
  })
  .openapi(forOperators(times.removeWindow, 'delivery.edit'), async (c) => {
    await removeWindow(c.var.shop, c.var.operator, c.req.valid('param').windowId)
    return c.body(null, 204)
  })
  .openapi(forOperators(times.listOfficeSlots, 'delivery.see'), async (c) =>
    c.json(await listOfficeSlots(c.var.shop), 200),
  )
  .openapi(forOperators(times.changeOfficeSlot, 'delivery.edit'), async (c) => {
    const wanted = { ...c.req.valid('param'), ...c.req.valid('json') }
    await changeSlot(c.var.shop, c.var.operator, wanted)
    return c.body(null, 204)
  })
  .openapi(forOperators(days.listDays, 'delivery.see'), async (c) =>
    c.json(await listDays(c.var.shop.database), 200),
  )
  .openapi(forOperators(days.setDay, 'delivery.edit'), async (c) => {
    const wanted = { ...c.req.valid('param'), ...c.req.valid('json') }
    await setDay(c.var.shop, c.var.operator, wanted)
    return c.body(null, 204)
  })
  .openapi(forOperators(days.listProposedDays, 'delivery.see'), async (c) =>
    c.json(await listProposals(c.var.shop), 200),
  )
  .openapi(forOperators(days.takeProposedDays, 'delivery.edit'), async (c) =>
    c.json(await takeProposals(c.var.shop, c.var.operator, c.req.valid('json')), 200),
  )
  .openapi(forOperators(times.getPromises, 'delivery.see'), async (c) =>
    c.json(await readPromises(c.var.shop), 200),
  )
