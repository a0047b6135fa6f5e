import { execFile } from 'node:child_process'
import { readlink } from 'node:fs/promises'
import { dirname } from 'node:path'
import { promisify } from 'node:util'
import { Secret, TOTP } from 'otpauth'
import { browserOutbox } from '../server/testing/browser-outbox.ts'
import { aNewcomer, expect, type Page, test } from './fixtures.ts'

/** What the authenticator app shows now. */
export function codeOf(secret: string): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate()
}

/** An account that the shop's own command line has made an operator's, which has not logged in yet. */
export async function aNewOperator(page: Page) {
  const { phone: telephone, ...account } = aNewcomer()
  await page.request.post('/api/user/register', { data: { ...account, telephone } })
  await operatorCommand('add', account.email)
  return account
}

/** Runs `npm run operator` beside the running shop. */
export async function operatorCommand(...args: string[]): Promise<string> {
  const { baseURL = '' } = test.info().project.use
  const DATA_DIR = dirname(await readlink(browserOutbox(Number(new URL(baseURL).port))))
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['server/operators/command.ts', ...args],
    { env: { ...process.env, DATABASE_URL: '', DATA_DIR } },
  )
  return stdout
}

/** An operator who is signed in to the back office in this browser. */
export async function anOperator(page: Page) {
  const account = await aNewOperator(page)
  const { email, password } = account
  await page.request.post('/api/user/login', { data: { email, password } })
  const headers = { 'Content-Type': 'application/json' }
  const path = '/api/admin/second-factor/enrolment'
  const { secret, ticket } = await (await page.request.post(path, { headers })).json()
  const confirmed = await page.request.put(path, { data: { ticket, code: codeOf(secret) } })
  expect(confirmed.status()).toBe(200)
  return { ...account, secret }
}
