import {
  getPackage as getPackageRoute,
  listPackages as listPackagesRoute,
  listPackagesWithProduct as listPackagesWithProductRoute,
} from '../../contract/packages.ts'
import { cachedCall } from '../http/cache/cached.ts'
import { router } from '../http/router.ts'
import { presentPackage } from './presentation.ts'
import { listPackages, packagesWithProduct, requirePackageOnSale } from './service.ts'

export const packageRoutes = router()
  .openapi(cachedCall(listPackagesRoute), async (c) =>
    c.json((await listPackages(c.var.shop, c.var.language)).map(presentPackage), 200),
  )
  .openapi(cachedCall(getPackageRoute), async (c) => {
    const { shop, language } = c.var
    const { packageId } = c.req.valid('param')
    return c.json(presentPackage(await requirePackageOnSale(shop, packageId, language)), 200)
  })
  .openapi(cachedCall(listPackagesWithProductRoute), async (c) => {
    const { shop, language } = c.var
    const found = await packagesWithProduct(shop, c.req.valid('param').productId, language)
    return c.json(found.map(presentPackage), 200)
  })
