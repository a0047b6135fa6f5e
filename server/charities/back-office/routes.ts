import * as contract from '../../../contract/back-office/charities.ts'
import { forOperators } from '../../back-office/for-operators.ts'
import { router } from '../../http/router.ts'
import { selectOfficeCharities } from './charity-store.ts'
import {
  addCharity,
  editCharity,
  presentOfficeCharity,
  publishCharity,
  requireOfficeCharity,
} from './edit-charity.ts'

export const officeCharityRoutes = router()
  .openapi(forOperators(contract.listOfficeCharities, 'charities.edit'), async (c) => {
    const { rows, ...page } = await selectOfficeCharities(c.var.shop.database, c.req.valid('query'))
    return c.json({ ...page, items: rows.map(presentOfficeCharity) }, 200)
  })
  .openapi(forOperators(contract.getOfficeCharity, 'charities.edit'), async (c) => {
    const { charityId } = c.req.valid('param')
    const charity = await requireOfficeCharity(c.var.shop.database, charityId)
    return c.json(presentOfficeCharity(charity), 200)
  })
  .openapi(forOperators(contract.createCharity, 'charities.edit'), async (c) =>
    c.json(await addCharity(c.var.shop, c.var.operator, c.req.valid('json')), 201),
  )
  .openapi(forOperators(contract.editCharity, 'charities.edit'), async (c) => {
    const wanted = { ...c.req.valid('param'), ...c.req.valid('json') }
    return c.json(await editCharity(c.var.shop, c.var.operator, wanted), 200)
  })
  .openapi(forOperators(contract.publishCharity, 'charities.edit'), async (c) => {
    const wanted = { ...c.req.valid('param'), ...c.req.valid('json') }
    return c.json(await publishCharity(c.var.shop, c.var.operator, wanted), 200)
  })
