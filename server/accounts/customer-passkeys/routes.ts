import {
  addPasskey,
  askForPasskey,
  listPasskeys as listPasskeysRoute,
  logInByPasskey,
  offerPasskey,
  removePasskey,
} from '../../../contract/passkeys.ts'
import { router } from '../../http/router.ts'
import { declareEvent } from '../../http/security-events.ts'
import { forCustomers } from '../for-customers.ts'
import { rememberAccount, visitorOf } from '../own-browser.ts'
import { beginSession, deviceIn } from '../sessions/begin-session.ts'
import {
  addOwnPasskey,
  listPasskeys,
  offerOwnPasskey,
  removeOwnPasskey,
} from './manage-passkeys.ts'
import { askToSignIn, findCustomerPasskey, signInByPasskey } from './sign-in-by-passkey.ts'

/** The calls of customers' passkeys. */
export const passkeyRoutes = router()
  .openapi(askForPasskey, (c) => c.json(askToSignIn(c.var.shop), 200))
  .openapi(logInByPasskey, async (c) => {
    const { shop, client } = c.var
    const { passkey: proof } = c.req.valid('json')
    const passkey = await findCustomerPasskey(shop, proof)
    declareEvent(c, 'passkeySignIn', { account: passkey?.email })
    const stranger = { client, browser: undefined }
    const visitor = passkey ? await visitorOf(c, c.var, passkey.email) : stranger
    const { email, ...account } = await signInByPasskey(shop, visitor, { passkey, proof })
    await rememberAccount(c, c.var, email)
    return c.json({ token: await beginSession(shop, account, deviceIn(c, c.var)) }, 200)
  })
  .openapi(forCustomers(listPasskeysRoute), async (c) =>
    c.json(await listPasskeys(c.var.shop, c.var.customer), 200),
  )
  .openapi(forCustomers(offerPasskey), async (c) => {
    const { shop, customer, session } = c.var
    declareEvent(c, 'passkeyAddition')
    const { password } = c.req.valid('json')
    const options = await offerOwnPasskey(shop, { customer, session }, password)
    declareEvent(c, 'passkeyAddition', { outcome: 'offered' })
    return c.json(options, 200)
  })
  .openapi(forCustomers(addPasskey), async (c) => {
    const { shop, customer, session } = c.var
    declareEvent(c, 'passkeyAddition')
    const added = await addOwnPasskey(shop, { customer, session }, c.req.valid('json'))
    return c.json(added, 201)
  })
  .openapi(forCustomers(removePasskey), async (c) => {
    const { shop, customer } = c.var
    declareEvent(c, 'passkeyRemoval')
    const { passkeyId } = c.req.valid('param')
    const { password } = c.req.valid('json')
    await removeOwnPasskey(shop, customer, { passkeyId, password })
    return c.body(null, 204)
  })
