import * as contract from '../../contract/back-office/gifts.ts'
import { forOperators } from '../back-office/for-operators.ts'
import { router } from '../http/router.ts'
import { readGifts, setGifts } from './set-gifts.ts'

export const officeGiftRoutes = router()
  .openapi(forOperators(contract.getCharityGifts, 'charities.edit'), async (c) =>
    c.json(await readGifts(c.var.shop.database, c.req.valid('param').charityId), 200),
  )
  .openapi(forOperators(contract.setCharityGifts, 'charities.edit'), async (c) => {
    const wanted = { ...c.req.valid('param'), ...c.req.valid('json') }
    return c.json(await setGifts(c.var.shop, c.var.operator, wanted), 200)
  })
