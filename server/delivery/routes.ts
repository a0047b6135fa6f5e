import * as contract from '../../contract/delivery.ts'
import { forCustomers } from '../accounts/index.ts'
import { refusal } from '../http/refusal.ts'
import { router } from '../http/router.ts'
import { offeredSlots } from './offered-slots.ts'

export const deliveryRoutes = router().openapi(forCustomers(contract.listSlots), async (c) => {
  const { shop } = c.var
  const { areaId } = c.req.valid('query')
  const area = areaId === undefined ? undefined : shop.delivery.area(areaId)
  if (areaId !== undefined && !area) throw refusal('notFound')
  const offered = await offeredSlots(shop, shop.database, { area })
  const slots = offered.map(({ windowId, date, startsAt, endsAt, isFree }) => ({
    windowId,
    date,
    from: startsAt.toISOString(),
    to: endsAt.toISOString(),
    isFree,
  }))
  const barred = shop.delivery.closedDays
    .filter(({ barredCategoryIds }) => barredCategoryIds.length > 0)
    .map(({ date, barredCategoryIds }) => ({ date, categoryIds: [...barredCategoryIds] }))
  return c.json({ slots, barred }, 200)
})
