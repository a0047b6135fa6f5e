import {
  closeSession,
  confirmEnrolment,
  confirmNewFactor,
  countRecoveryCodes as countRecoveryCodesRoute,
  getSession,
  offerEnrolment,
  offerNewFactor,
  openSession as openSessionRoute,
  renewRecoveryCodes as renewRecoveryCodesRoute,
} from '../../contract/back-office/session.ts'
import { forOperators, forOperatorsSigningIn, type SignedIn } from '../back-office/for-operators.ts'
import { refusal } from '../http/refusal.ts'
import { router } from '../http/router.ts'
import { declareEvent } from '../http/security-events.ts'
import {
  confirmSecondFactor,
  offerFirstFactor,
  offerSecondFactor,
  renewRecoveryCodes,
} from './change-second-factor.ts'
import { presentSession } from './present-session.ts'
import { removeSession, setSession } from './session-cookie.ts'
import { openSession, signOut } from './sign-in.ts'
import { countRecoveryCodes } from './store.ts'

export const sessionRoutes = router()
  .openapi(forOperatorsSigningIn(getSession), async (c) =>
    c.json(await presentSession(c.var.shop, c.var.signedIn), 200),
  )
  .openapi(forOperatorsSigningIn(openSessionRoute), async (c) => {
    const { shop, signedIn } = c.var
    declareEvent(c, 'operatorSignIn')
    const claims = await openSession(shop, signedIn, c.req.valid('json').code)
    await setSession(c, shop, claims)
    return c.json(await presentSession(shop, { ...signedIn, claims }), 200)
  })
  .openapi(forOperatorsSigningIn(closeSession), async (c) => {
    declareEvent(c, 'operatorSignOut')
    await signOut(c.var.shop, c.var.signedIn)
    removeSession(c, c.var.shop)
    return c.body(null, 204)
  })
  .openapi(forOperatorsSigningIn(offerEnrolment), async (c) => {
    const { shop, signedIn } = c.var
    declareEvent(c, 'operatorEnrolment')
    requireNoFactor(signedIn)
    const { invitation } = c.req.valid('json')
    return c.json(await offerFirstFactor(shop, signedIn, invitation), 200)
  })
  .openapi(forOperatorsSigningIn(confirmEnrolment), async (c) => {
    const { shop, signedIn } = c.var
    declareEvent(c, 'operatorEnrolment')
    requireNoFactor(signedIn)
    const { claims, recoveryCodes } = await confirmSecondFactor(shop, signedIn, c.req.valid('json'))
    await setSession(c, shop, claims)
    return c.json({ recoveryCodes }, 200)
  })
  .openapi(forOperators(offerNewFactor, 'account.own'), async (c) => {
    const { shop, signedIn } = c.var
    declareEvent(c, 'secondFactorChange')
    return c.json(await offerSecondFactor(shop, signedIn, c.req.valid('json').password), 200)
  })
  .openapi(forOperators(confirmNewFactor, 'account.own'), async (c) => {
    const { shop, signedIn } = c.var
    declareEvent(c, 'secondFactorChange')
    const { claims, recoveryCodes } = await confirmSecondFactor(shop, signedIn, c.req.valid('json'))
    await setSession(c, shop, claims)
    return c.json({ recoveryCodes }, 200)
  })
  .openapi(forOperators(countRecoveryCodesRoute, 'account.own'), async (c) => {
    const { shop, operator } = c.var
    return c.json({ left: await countRecoveryCodes(shop.database, operator.id) }, 200)
  })
  .openapi(forOperators(renewRecoveryCodesRoute, 'account.own'), async (c) => {
    const { shop, signedIn } = c.var
    declareEvent(c, 'recoveryCodes')
    const recoveryCodes = await renewRecoveryCodes(shop, signedIn, c.req.valid('json').password)
    return c.json({ recoveryCodes }, 200)
  })

/** Enrolment is only for operators without a second factor: one with a second factor must give it first. */
function requireNoFactor({ claims }: SignedIn): void {
  if (claims.sessionsVersion !== null) throw refusal('notFound')
}
