import {
  decideClaimLine as decideClaimLineRoute,
  getOfficeClaimPhoto,
  getOfficeClaims,
} from '../../../contract/back-office/claims.ts'
import { forOperators } from '../../back-office/for-operators.ts'
import { router } from '../../http/router.ts'
import { photoOfClaim } from './claim-photos.ts'
import { decideClaimLine } from './decide-claim.ts'
import { officeClaims } from './office-claims.ts'

export const officeClaimRoutes = router()
  .openapi(forOperators(getOfficeClaims, 'orders.see'), async (c) => {
    const { database, now } = c.var.shop
    return c.json(await officeClaims(database, c.req.valid('param').orderId, now()), 200)
  })
  .openapi(forOperators(decideClaimLineRoute, 'claims.decide'), async (c) => {
    const { shop, operator } = c.var
    await decideClaimLine(shop, operator, c.req.valid('param').lineId, c.req.valid('json'))
    return c.body(null, 204)
  })
  .openapi(forOperators(getOfficeClaimPhoto, 'orders.see'), async (c) => {
    const { database, now } = c.var.shop
    const { photoId } = c.req.valid('param')
    return c.json({ picture: await photoOfClaim(database, photoId, now()) }, 200)
  })
