import {
  getSharedPackage,
  sharePackage as sharePackageRoute,
  unsharePackage as unsharePackageRoute,
} from '../../contract/shared-packages.ts'
import { forCustomers } from '../accounts/index.ts'
import { router } from '../http/router.ts'
import { presentSharedPackage } from './presentation.ts'
import { requireSharedPackage, sharePackage, unsharePackage } from './share-package.ts'

/** The calls for links to customers' own packages. */
export const sharedPackageRoutes = router()
  .openapi(forCustomers(sharePackageRoute), async (c) => {
    const { shop, customer } = c.var
    return c.json(await sharePackage(shop, customer.id, c.req.valid('param').id), 200)
  })
  .openapi(forCustomers(unsharePackageRoute), async (c) => {
    const { shop, customer } = c.var
    await unsharePackage(shop, customer.id, c.req.valid('param').id)
    return c.body(null, 204)
  })
  .openapi(getSharedPackage, async (c) => {
    const { shop, language } = c.var
    const { shareToken } = c.req.valid('param')
    return c.json(presentSharedPackage(await requireSharedPackage(shop, shareToken, language)), 200)
  })
