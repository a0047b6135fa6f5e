import { Secret, TOTP } from 'otpauth'
import type { BackOfficeAnswer, BackOfficeCallName } from '../../contract/back-office/index.ts'
import type { Role } from '../../domain/operators/rights.ts'
import { addOperator } from '../operators/appoint.ts'
import { aCustomer } from './builders.ts'
import type { TestShop } from './open-shop.ts'

const commandLine = { id: null, email: 'command line' }

/** The session cookie that a response has set, as a browser sends it back. */
export function sessionOf({ headers }: { headers: Headers }): string {
  const cookie = headers.getSetCookie().find((each) => each.startsWith('operator='))
  return cookie?.split(';')[0] ?? ''
}

/** The code that the authenticator app shows, `steps` half minutes from now. */
export function codeOf(shop: TestShop, secret: string, steps = 0): string {
  const timestamp = shop.shop.now().getTime() + steps * 30_000
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp })
}

/** A new operator who has given the password, but has no second factor yet. */
export async function aNewOperator(shop: TestShop, roles: readonly Role[] = ['OWNER']) {
  const customer = await aCustomer(shop)
  const { invitation } = await addOperator(shop.shop, commandLine, customer.email, roles)
  const { email, password } = customer
  const loggedIn = await shop.call('POST /user/login', { body: { email, password } })
  return { ...customer, invitation, session: sessionOf(loggedIn) }
}

/** An operator who is logged in, an owner if nothing else is said, with the secret of the authenticator app. */
export async function anOperator(shop: TestShop, roles?: readonly Role[]) {
  const { session, invitation, ...account } = await aNewOperator(shop, roles)
  const offered = await shop.call('POST /admin/second-factor/enrolment', {
    session,
    body: { invitation },
  })
  const { secret, ticket } = offered.body
  const body = { ticket, code: codeOf(shop, secret) }
  const confirmed = await shop.call('PUT /admin/second-factor/enrolment', { session, body })
  const recoveryCodes: string[] = confirmed.body.recoveryCodes
  return { ...account, secret, recoveryCodes, session: sessionOf(confirmed) }
}

/** A list of the back office, as an operator reads it. */
export function listOf<Name extends BackOfficeCallName>(
  shop: TestShop,
  session: string,
  name: Name,
) {
  return async (query: Record<string, string> = {}) => {
    const answer = await shop.call(name, { session, query })
    // `call` has checked it against the contract.
    return answer.body as BackOfficeAnswer<Name>
  }
}
