import { Secret, TOTP } from 'otpauth'
import { runOperatorCommand } from '../server/testing/operator-command.ts'
import { aCustomer } from './customers.ts'
import { expect, type Page, test } from './fixtures.ts'

/** The code that the authenticator app shows now. */
export function codeOf(secret: string): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate()
}

/** An account that the command line has made an operator's, and that has not logged in yet. */
export async function aNewOperator(page: Page) {
  const account = await aCustomer(page.request)
  await operatorCommand('add', account.email)
  return account
}

/** Runs `npm run operator` beside the running shop. */
export function operatorCommand(...args: string[]): Promise<string> {
  const { baseURL = '' } = test.info().project.use
  return runOperatorCommand(Number(new URL(baseURL).port), ...args)
}

/** An operator who is signed in to the back office in this browser. */
export async function anOperator(page: Page) {
  const account = await aNewOperator(page)
  return { ...account, secret: await enrol(page, account) }
}

/** Signs an operator in for the first time; returns the secret of the second factor. */
export async function enrol(page: Page, { email, password }: { email: string; password: string }) {
  await page.request.post('/api/user/login', { data: { email, password } })
  const headers = { 'Content-Type': 'application/json' }
  const path = '/api/admin/second-factor/enrolment'
  const { secret, ticket } = await (await page.request.post(path, { headers })).json()
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
