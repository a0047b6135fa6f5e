import { endSession, endSessions, listSessions, logOut } from '../../../contract/sessions.ts'
import { refusal } from '../../http/refusal.ts'
import { router } from '../../http/router.ts'
import { declareEvent } from '../../http/security-events.ts'
import { forCustomers } from '../for-customers.ts'
import { listDevices } from './list-devices.ts'
import { deleteSession, deleteSessions } from './store.ts'

/** The calls of a customer's own sessions. */
export const customerSessionRoutes = router()
  .openapi(forCustomers(logOut), async (c) => {
    const { shop, customer, session } = c.var
    declareEvent(c, 'signOut')
    await deleteSession(shop.database, { id: session.id, userId: customer.id })
    return c.body(null, 204)
  })
  .openapi(forCustomers(listSessions), async (c) => {
    const { shop, client, customer, session } = c.var
    return c.json(await listDevices(shop, { client, customer, session }), 200)
  })
  .openapi(forCustomers(endSession), async (c) => {
    const { shop, customer } = c.var
    declareEvent(c, 'signOut')
    const { sessionId: id } = c.req.valid('param')
    const isEnded = await deleteSession(shop.database, { id, userId: customer.id })
    if (!isEnded) throw refusal('notFound')
    return c.body(null, 204)
  })
  .openapi(forCustomers(endSessions), async (c) => {
    const { shop, customer } = c.var
    declareEvent(c, 'signOut')
    await deleteSessions(shop.database, customer.id)
    return c.body(null, 204)
  })
