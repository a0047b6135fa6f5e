import { listPackages as listPackagesRoute } from '../../contract/packages.ts'
import { forEveryone } from '../http/cache/for-everyone.ts'
import { router } from '../http/router.ts'
import { presentPackage } from './presentation.ts'
import { listPackages } from './service.ts'

export const packageRoutes = router().openapi(listPackagesRoute, async (c) =>
  c.json((await listPackages(c.var.shop)).map(presentPackage), 200, forEveryone),
)
