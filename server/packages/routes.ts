import { listPackages as listPackagesRoute } from '../../contract/packages.ts'
import { cachedCall } from '../http/cache/cached.ts'
import { router } from '../http/router.ts'
import { presentPackage } from './presentation.ts'
import { listPackages } from './service.ts'

export const packageRoutes = router().openapi(cachedCall(listPackagesRoute), async (c) =>
  c.json((await listPackages(c.var.shop, c.var.language)).map(presentPackage), 200),
)
