import type { BackOfficeAnswer } from '../../contract/back-office/index.ts'
import { type Authenticator, anAuthenticator, type Deviation } from './authenticator.ts'
import type { TestCustomer } from './builders.ts'
import type { TestShop } from './open-shop.ts'

/** The two steps of adding a passkey, as the profile takes them; the second one's response. */
export async function addPasskey(
  { call }: TestShop,
  { token, password }: Pick<TestCustomer, 'token' | 'password'>,
  { authenticator = anAuthenticator(), name = 'My phone', deviation = {} as Deviation } = {},
) {
  const offered = await call('POST /user/passkey-options', { body: { password }, token })
  const passkey = authenticator.make(offered.body, deviation)
  return call('POST /user/passkeys', { body: { name, passkey }, token })
}

/** A device with a passkey of the customer's. */
export async function aPasskeyOf(shop: TestShop, customer: TestCustomer) {
  const authenticator = anAuthenticator()
  const { body } = await addPasskey(shop, customer, { authenticator })
  return { ...authenticator, passkeyId: Number(body.id) }
}

/** What a browser has to sign for a login. */
export async function aSignInChallenge({ call }: TestShop) {
  return (await call('POST /user/login/passkey/options')).body
}

/** Signs in with a passkey, from a network and perhaps a known browser. */
export async function signInWith(
  shop: TestShop,
  authenticator: Pick<Authenticator, 'unlock'>,
  { deviation, ...request }: { deviation?: Deviation; from?: string; browser?: string } = {},
) {
  const passkey = authenticator.unlock(await aSignInChallenge(shop), deviation)
  return shop.call('POST /user/login/passkey', { body: { passkey }, ...request })
}

type OfficeRequest = BackOfficeAnswer<'POST /admin/session/passkey/options'>

/** A passkey of an operator who is signed in. */
export async function anOperatorsPasskey(
  { call }: TestShop,
  { session, password }: { session: string; password: string },
) {
  const authenticator = anAuthenticator()
  const offered = await call('POST /admin/passkey-options', { session, body: { password } })
  const body = { name: 'Security key', passkey: authenticator.make(offered.body) }
  const added = await call('POST /admin/passkeys', { session, body })
  return { ...authenticator, passkeyId: Number(added.body.id) }
}

/** Gives a passkey as the second factor, after the password. */
export async function giveOperatorsPasskey(
  { call }: TestShop,
  session: string,
  authenticator: Pick<Authenticator, 'unlock'>,
  deviation?: Deviation,
) {
  const asked = await call('POST /admin/session/passkey/options', { session })
  // `call` has checked it against the contract.
  const passkey = authenticator.unlock(asked.body as OfficeRequest, deviation)
  return call('POST /admin/session/passkey', { session, body: { passkey } })
}
