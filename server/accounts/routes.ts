import type { Context } from 'hono'
import {
  chooseLanguage,
  getEmailState,
  getLanguage,
  getUserInfoByToken,
  login,
  register as registerRoute,
  resendCode,
  resetPasswordByLink as resetPasswordByLinkRoute,
  resetPassword as resetPasswordRoute,
  sendCode as sendCodeRoute,
  sendEmailLink,
  updateProfile as updateProfileRoute,
  validateCode,
} from '../../contract/accounts.ts'
import { plainAnswers } from '../../contract/plain-answers.ts'
import { isSameEmail } from '../../domain/accounts/email.ts'
import { normalizePhone } from '../../domain/accounts/phone.ts'
import { otpTexts } from '../../domain/texts/en/account.ts'
import { profileTexts } from '../../domain/texts/en/profile.ts'
import { translation } from '../../domain/texts/translation.ts'
import type { Customer, Environment } from '../http/environment.ts'
import { queryAsBody } from '../http/query-as-body.ts'
import { refuseOtherSites } from '../http/refuse-other-sites.ts'
import { requireOwnId } from '../http/require-own-id.ts'
import { router } from '../http/router.ts'
import { declareEvent } from '../http/security-events.ts'
import { checkCode } from './check-code.ts'
import { emailState, sendLinkAgain } from './email/email-state.ts'
import { forCustomers, forGuestsAndCustomers } from './for-customers.ts'
import { logIn } from './log-in.ts'
import { rememberAccount, visitorOf } from './own-browser.ts'
import { register } from './register.ts'
import { resetPassword, resetPasswordByLink } from './reset-password.ts'
import { sendCode } from './send-code.ts'
import { beginSession, deviceIn } from './sessions/begin-session.ts'
import { setLanguage } from './store.ts'
import { updateProfile } from './update-profile.ts'

/** Gives an operator's browser a session of the back office instead of a customer's token. */
type BeginOperatorSession = (c: Context<Environment>, userId: number) => Promise<void>

/** The calls of accounts. `beginOperatorSession` is called when an operator has given the right password. */
export const accountRoutes = (beginOperatorSession: BeginOperatorSession) => {
  const routes = router()
  routes.use('/user/send', refuseOtherSites, queryAsBody)
  routes.use('/user/validate', queryAsBody)
  return routes
    .openapi(registerRoute, async (c) => {
      const { shop, client, language } = c.var
      const registration = c.req.valid('json')
      declareEvent(c, 'registration', { account: registration.email })
      return c.json(await register(shop, client, { ...registration, language }), 201)
    })
    .openapi(login, async (c) => {
      const { shop } = c.var
      const credentials = c.req.valid('json')
      const { email: account } = credentials
      declareEvent(c, 'signIn', { account })
      const visitor = await visitorOf(c, c.var, credentials.email)
      const { isOperator, ...found } = await logIn(shop, visitor, credentials)
      await rememberAccount(c, c.var, credentials.email)
      if (isOperator) {
        declareEvent(c, 'operatorPassword', { account })
        await beginOperatorSession(c, found.userId)
        return c.json({ continueAt: '/admin' }, 200)
      }
      return c.json({ token: await beginSession(shop, found, deviceIn(c, c.var)) }, 200)
    })
    .openapi(forCustomers(getUserInfoByToken), (c) => {
      const { id, name, telephone, email } = c.var.customer
      return c.json({ id, name, telephone, email }, 200)
    })
    .openapi(forGuestsAndCustomers(sendCodeRoute), async (c) => {
      const { shop, customer } = c.var
      const { email } = c.req.valid('json')
      declareEvent(c, 'codeRequest', { account: email })
      const visitor = await visitorOf(c, c.var, email)
      sayWhenAgain(c, await sendCode(shop, visitor, { email, customer }))
      return c.json({ message: translation(profileTexts, c.var.language).otpSent }, 201)
    })
    .openapi(forGuestsAndCustomers(resendCode), async (c) => {
      const { shop, customer } = c.var
      const { email } = c.req.valid('query')
      declareEvent(c, 'codeRequest', { account: email })
      const visitor = await visitorOf(c, c.var, email)
      sayWhenAgain(c, await sendCode(shop, visitor, { email, customer }))
      return c.json({ message: translation(otpTexts, c.var.language).resent }, 200)
    })
    .openapi(forGuestsAndCustomers(validateCode), async (c) => {
      const { shop, customer } = c.var
      const sent = c.req.valid('json')
      declareEvent(c, 'codeCheck', { account: sent.email })
      await checkCode(shop, await visitorOf(c, c.var, sent.email), { ...sent, customer })
      return c.text(plainAnswers.codeIsRight, 200)
    })
    .openapi(forGuestsAndCustomers(resetPasswordRoute), async (c) => {
      const { shop, customer } = c.var
      const sent = c.req.valid('json')
      declareEvent(c, 'passwordReset', { account: sent.email })
      const visitor = await visitorOf(c, c.var, sent.email)
      const chosen = { ...sent, customer, device: deviceIn(c, c.var) }
      const { token } = await resetPassword(shop, visitor, chosen)
      return c.text(plainAnswers.passwordIsChanged, 200, token ? { 'X-Token': token } : {})
    })
    .openapi(forGuestsAndCustomers(resetPasswordByLinkRoute), async (c) => {
      const { shop, customer } = c.var
      declareEvent(c, 'passwordResetByLink')
      const chosen = { ...c.req.valid('json'), customer, device: deviceIn(c, c.var) }
      const { account, token } = await resetPasswordByLink(shop, chosen)
      declareEvent(c, 'passwordResetByLink', { account })
      return c.text(plainAnswers.passwordIsChanged, 200, token ? { 'X-Token': token } : {})
    })
    .openapi(forCustomers(updateProfileRoute), async (c) => {
      const { shop, customer } = c.var
      requireOwnId(customer, c.req.valid('param').userId)
      const profile = c.req.valid('json')
      declareChange(c, customer, profile)
      return c.json(await updateProfile(shop, customer, profile), 200)
    })
    .openapi(forCustomers(getLanguage), (c) => c.json({ language: c.var.customer.language }, 200))
    .openapi(forCustomers(chooseLanguage), async (c) => {
      const { shop, customer } = c.var
      const { language } = c.req.valid('json')
      await setLanguage(shop.database, customer.id, language)
      return c.json({ language }, 200)
    })
    .openapi(forCustomers(getEmailState), async (c) => {
      const { shop, customer } = c.var
      return c.json(await emailState(shop, customer), 200)
    })
    .openapi(forCustomers(sendEmailLink), async (c) => {
      const { shop, customer } = c.var
      declareEvent(c, 'emailLinkRequest')
      await sendLinkAgain(shop, customer)
      return c.json({ message: translation(profileTexts, c.var.language).linkSent }, 201)
    })
}

/** The name is of no interest for security. */
function declareChange(
  c: Context,
  customer: Customer,
  profile: Pick<Customer, 'email' | 'telephone'>,
): void {
  if (!isSameEmail(profile.email, customer.email)) {
    declareEvent(c, 'emailChange', { newAccount: profile.email })
  } else if (normalizePhone(profile.telephone) !== customer.telephone) {
    declareEvent(c, 'phoneChange')
  }
}

function sayWhenAgain(c: Context, waitSeconds: number): void {
  if (waitSeconds > 0) c.header('Retry-After', String(waitSeconds))
}
