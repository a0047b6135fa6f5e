import {
  createCustomPackage as createCustomPackageRoute,
  deleteCustomPackage as deleteCustomPackageRoute,
  getCustomPackage as getCustomPackageRoute,
  listCustomPackages as listCustomPackagesRoute,
  updateCustomPackage as updateCustomPackageRoute,
} from '../../contract/custom-packages.ts'
import { customPackageTexts } from '../../domain/texts/en/custom-packages.ts'
import { translation } from '../../domain/texts/translation.ts'
import { forCustomers } from '../accounts/index.ts'
import { requireOwnId } from '../http/require-own-id.ts'
import { router } from '../http/router.ts'
import { deleteCustomPackage, type TakeOutOfCart } from './delete-custom-package.ts'
import { presentCustomPackage } from './presentation.ts'
import { createCustomPackage, updateCustomPackage } from './save-custom-package.ts'
import { listCustomPackages, requireCustomPackageOf } from './service.ts'

/** The calls of customers' own packages. `takeOutOfCart` is called when one is deleted. */
export const customPackageRoutes = ({ takeOutOfCart }: { takeOutOfCart: TakeOutOfCart }) =>
  router()
    .openapi(forCustomers(listCustomPackagesRoute), async (c) => {
      const found = await listCustomPackages(c.var.shop, c.var.customer.id, c.var.language)
      return c.json(found.map(presentCustomPackage), 200)
    })
    .openapi(forCustomers(getCustomPackageRoute), async (c) => {
      const { shop, customer, language } = c.var
      const { id } = c.req.valid('param')
      const found = await requireCustomPackageOf(shop.database, customer.id, id, language)
      return c.json(presentCustomPackage(found), 200)
    })
    .openapi(forCustomers(createCustomPackageRoute), async (c) => {
      const { shop, customer } = c.var
      const { userId, ...saved } = c.req.valid('json')
      const sent = { ...saved, language: c.var.language }
      requireOwnId(customer, userId)
      const created = await createCustomPackage(shop, customer.id, sent)
      return c.json(presentCustomPackage(created), 201)
    })
    .openapi(forCustomers(updateCustomPackageRoute), async (c) => {
      const { shop, customer } = c.var
      const { userId, ...saved } = c.req.valid('json')
      const sent = { ...saved, language: c.var.language }
      requireOwnId(customer, userId)
      const { id } = c.req.valid('param')
      const updated = await updateCustomPackage(shop, customer.id, id, sent)
      return c.json(presentCustomPackage(updated), 200)
    })
    .openapi(forCustomers(deleteCustomPackageRoute), async (c) => {
      const { shop, customer } = c.var
      const { id } = c.req.valid('param')
      await deleteCustomPackage(shop, takeOutOfCart, { userId: customer.id, id })
      return c.json({ message: translation(customPackageTexts, c.var.language).deleted }, 200)
    })
