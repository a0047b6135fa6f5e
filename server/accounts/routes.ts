import { getUserInfoByToken, login, register as registerRoute } from '../../contract/accounts.ts'
import { forCustomers } from '../http/authentication.ts'
import { router } from '../http/router.ts'
import { logIn, register } from './service.ts'

export const accountRoutes = router()
  .openapi(registerRoute, async (c) => c.json(await register(c.var.shop, c.req.valid('json')), 201))
  .openapi(login, async (c) => {
    const { email, password } = c.req.valid('json')
    return c.json({ token: await logIn(c.var.shop, email, password) }, 200)
  })
  .openapi(forCustomers(getUserInfoByToken), (c) => c.json(c.var.customer, 200))
