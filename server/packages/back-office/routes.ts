import * as contract from '../../../contract/back-office/packages.ts'
import { forOperators } from '../../back-office/for-operators.ts'
import { router } from '../../http/router.ts'
import { packagesById } from '../service.ts'
import {
  addPackage,
  editPackage,
  presentOfficePackage,
  publishPackage,
  requirePackage,
} from './edit-package.ts'
import { selectPackageIds } from './package-store.ts'

export const officePackageRoutes = router()
  .openapi(forOperators(contract.listOfficePackages, 'goods.see'), async (c) => {
    const { database } = c.var.shop
    const { rows, ...page } = await selectPackageIds(database, c.req.valid('query'))
    const found = await packagesById(
      database,
      rows.map(({ id }) => id),
      'en',
    )
    const items = rows.flatMap(({ id }) => found.get(id) ?? []).map(presentOfficePackage)
    return c.json({ ...page, items }, 200)
  })
  .openapi(forOperators(contract.getOfficePackage, 'goods.see'), async (c) => {
    const { packageId } = c.req.valid('param')
    return c.json(presentOfficePackage(await requirePackage(c.var.shop.database, packageId)), 200)
  })
  .openapi(forOperators(contract.createPackage, 'goods.edit'), async (c) =>
    c.json(await addPackage(c.var.shop, c.var.operator, c.req.valid('json')), 201),
  )
  .openapi(forOperators(contract.editPackage, 'goods.edit'), async (c) => {
    const wanted = { ...c.req.valid('param'), ...c.req.valid('json') }
    return c.json(await editPackage(c.var.shop, c.var.operator, wanted), 200)
  })
  .openapi(forOperators(contract.publishPackage, 'goods.edit'), async (c) => {
    const wanted = { ...c.req.valid('param'), ...c.req.valid('json') }
    return c.json(await publishPackage(c.var.shop, c.var.operator, wanted), 200)
  })
