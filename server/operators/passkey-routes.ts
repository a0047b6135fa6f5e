import {
  addPasskey,
  askForPasskey,
  listPasskeys as listPasskeysRoute,
  offerPasskey,
  openSessionByPasskey as openSessionRoute,
  removePasskey,
} from '../../contract/back-office/passkeys.ts'
import { forOperators, forOperatorsSigningIn } from '../back-office/for-operators.ts'
import { router } from '../http/router.ts'
import { declareEvent } from '../http/security-events.ts'
import {
  addOwnPasskey,
  askForOwnPasskey,
  listPasskeys,
  offerOwnPasskey,
  openSessionByPasskey,
  removeOwnPasskey,
} from './passkeys.ts'
import { presentSession } from './present-session.ts'
import { setSession } from './session-cookie.ts'

/** The calls of operators' passkeys, which take the place of the code. */
export const operatorPasskeyRoutes = router()
  .openapi(forOperatorsSigningIn(askForPasskey), async (c) =>
    c.json(await askForOwnPasskey(c.var.shop, c.var.signedIn), 200),
  )
  .openapi(forOperatorsSigningIn(openSessionRoute), async (c) => {
    const { shop, signedIn } = c.var
    declareEvent(c, 'operatorSignIn')
    const claims = await openSessionByPasskey(shop, signedIn, c.req.valid('json').passkey)
    await setSession(c, shop, claims)
    return c.json(await presentSession(shop, { ...signedIn, claims }), 200)
  })
  .openapi(forOperators(listPasskeysRoute, 'account.own'), async (c) =>
    c.json(await listPasskeys(c.var.shop, c.var.signedIn), 200),
  )
  .openapi(forOperators(offerPasskey, 'account.own'), async (c) => {
    const { shop, signedIn } = c.var
    declareEvent(c, 'secondFactorChange')
    const options = await offerOwnPasskey(shop, signedIn, c.req.valid('json').password)
    declareEvent(c, 'secondFactorChange', { outcome: 'offered' })
    return c.json(options, 200)
  })
  .openapi(forOperators(addPasskey, 'account.own'), async (c) => {
    const { shop, signedIn } = c.var
    declareEvent(c, 'secondFactorChange')
    return c.json(await addOwnPasskey(shop, signedIn, c.req.valid('json')), 201)
  })
  .openapi(forOperators(removePasskey, 'account.own'), async (c) => {
    const { shop, signedIn } = c.var
    declareEvent(c, 'secondFactorChange')
    const { passkeyId } = c.req.valid('param')
    const { password } = c.req.valid('json')
    await removeOwnPasskey(shop, signedIn, { passkeyId, password })
    return c.body(null, 204)
  })
