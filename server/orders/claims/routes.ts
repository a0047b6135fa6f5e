import {
  addClaimPhoto as addClaimPhotoRoute,
  addClaim as addClaimRoute,
  getClaimPhoto as getClaimPhotoRoute,
  getClaims as getClaimsRoute,
  withdrawClaim as withdrawClaimRoute,
} from '../../../contract/claims.ts'
import { forCustomers } from '../../accounts/index.ts'
import { router } from '../../http/router.ts'
import { addClaim } from './add-claim.ts'
import { addPhoto, ownPhoto } from './claim-photos.ts'
import { ownClaims } from './present-claims.ts'
import { withdrawClaim } from './withdraw-claim.ts'

export const claimRoutes = router()
  .openapi(forCustomers(getClaimsRoute), async (c) => {
    const { shop, customer } = c.var
    return c.json(await ownClaims(shop, customer, c.req.valid('param').orderId), 200)
  })
  .openapi(forCustomers(addClaimRoute), async (c) => {
    const { shop, customer } = c.var
    const request = c.req.valid('json')
    await addClaim(shop, customer, request)
    return c.json(await ownClaims(shop, customer, request.orderId), 201)
  })
  .openapi(forCustomers(withdrawClaimRoute), async (c) => {
    const { shop, customer } = c.var
    const { orderId, claimId } = c.req.valid('param')
    await withdrawClaim(shop, customer, orderId, claimId)
    return c.json(await ownClaims(shop, customer, orderId), 200)
  })
  .openapi(forCustomers(addClaimPhotoRoute), async (c) => {
    const { shop, customer } = c.var
    const photoId = await addPhoto(shop, customer, c.req.valid('json'))
    return c.json({ photoId }, 201)
  })
  .openapi(forCustomers(getClaimPhotoRoute), async (c) => {
    const { shop, customer } = c.var
    const { photoId } = c.req.valid('param')
    return c.json({ picture: await ownPhoto(shop, customer, photoId) }, 200)
  })
