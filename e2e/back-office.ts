import { Secret, TOTP } from 'otpauth'
import type { Role } from '../domain/operators/rights.ts'
import type { SettingKey } from '../domain/settings/settings.ts'
import { appointOperator } from '../server/testing/appoint-operator.ts'
import { runOperatorCommand } from '../server/testing/operator-command.ts'
import { call } from './call.ts'
import { aCustomer } from './customers.ts'
import { expect, type Page, test } from './fixtures.ts'

/** The code that the authenticator app shows, `steps` half minutes from now. */
export function codeOf(secret: string, steps = 0): string {
  const timestamp = Date.now() + steps * 30_000
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp })
}

/** An account that has been made an operator's, and that has not logged in yet. */
export async function aNewOperator(page: Page, roles: readonly Role[] = ['OWNER']) {
  const account = await aCustomer(page.request)
  return { ...account, invitation: await appointOperator(demoShopPort(), account.email, roles) }
}

/** The invitation in what the command line says. */
export function invitationIn(said: string): string {
  return /\w{5}(-\w{5}){3}/.exec(said)?.[0] ?? ''
}

/** Runs `npm run operator` beside the running shop. */
export function operatorCommand(...args: string[]): Promise<string> {
  return runOperatorCommand(demoShopPort(), ...args)
}

function demoShopPort(): number {
  const { baseURL = '' } = test.info().project.use
  return Number(new URL(baseURL).port)
}

/** An operator who is signed in to the back office in this browser: an owner, if no roles are named. */
export async function anOperator(page: Page, roles?: readonly Role[]) {
  const account = await aNewOperator(page, roles)
  return { ...account, secret: await enrol(page, account) }
}

type NewOperator = { email: string; password: string; invitation: string }

/** Signs an operator in for the first time; returns the secret of the second factor. */
export async function enrol(page: Page, { email, password, invitation }: NewOperator) {
  await page.request.post('/api/user/login', { data: { email, password } })
  const path = '/api/admin/second-factor/enrolment'
  const { secret, ticket } = await (await page.request.post(path, { data: { invitation } })).json()
  const confirmed = await page.request.put(path, { data: { ticket, code: codeOf(secret) } })
  expect(confirmed.status()).toBe(200)
  return String(secret)
}

/** Lets a customer order any amount. Signs an operator in for it in this browser. */
export async function allowLargeOrders(page: Page, customerId: number) {
  await anOperator(page)
  const path = `/api/admin/customers/${customerId}`
  const { version } = await (await page.request.get(path)).json()
  const data = { isAllowed: true, version }
  expect((await page.request.put(`${path}/large-orders`, { data })).status()).toBe(200)
}

/** Changes a setting, as the operator who is signed in to the back office in this browser. */
export async function changeSetting(page: Page, key: SettingKey, value: boolean | number | string) {
  const settings = await call(page.request, 'GET /admin/settings')
  const version = settings.find((each) => each.key === key)?.version
  const body = { value, version }
  await call(page.request, 'PUT /admin/settings/{key}', { params: { key }, body })
}

/** The names of the areas that the navigation offers. */
export async function areasOf(page: Page): Promise<string[]> {
  const menu = page.getByText('Menu', { exact: true })
  if (await menu.isVisible()) await menu.click()
  const links = page.getByRole('navigation', { name: 'Areas' }).getByRole('link')
  await expect(links.first()).toBeVisible()
  return links.allInnerTexts()
}
