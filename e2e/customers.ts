import type { APIRequestContext, Page } from '@playwright/test'
import { tokenKey } from '../app/api/token.ts'
import { call } from './call.ts'
import { aNewcomer, expect, type Newcomer } from './fixtures.ts'

type Credentials = Pick<Newcomer, 'email' | 'password'>

/** A customer whose account is opened through the API, not yet used in a browser. */
export async function aCustomer(request: APIRequestContext) {
  const newcomer = aNewcomer()
  const { phone: telephone, ...account } = newcomer
  const { id } = await call(request, 'POST /user/register', { body: { ...account, telephone } })
  return { ...newcomer, id }
}

export async function tokenOf(
  request: APIRequestContext,
  { email, password }: Credentials,
): Promise<string> {
  const login = await call(request, 'POST /user/login', { body: { email, password } })
  if (!('token' in login)) throw new Error(`${email} is no customer`)
  return login.token
}

/** Signs the browser in as this customer from its next page on; returns calls with their token. */
export async function enter(page: Page, credentials: Credentials) {
  const token = await tokenOf(page.request, credentials)
  const kept = { tokenKey, token }
  await page.addInitScript(({ tokenKey, token }) => {
    // Only once: a test may end the session.
    if (!sessionStorage.getItem('entered')) localStorage.setItem(tokenKey, token)
    sessionStorage.setItem('entered', 'yes')
  }, kept)
  return callsWith(page, token)
}

export async function enterAsNewcomer(page: Page) {
  const customer = await aCustomer(page.request)
  return { customer, calls: await enter(page, customer) }
}

function callsWith(page: Page, token: string) {
  const headers = { Authorization: `Bearer ${token}` }
  return {
    get: async (path: string) => (await page.request.get(`/api${path}`, { headers })).json(),
    post: async (path: string, data: object = {}) =>
      (await page.request.post(`/api${path}`, { headers, data })).json(),
    remove: (path: string) => page.request.delete(`/api${path}`, { headers }),
  }
}

export type Calls = ReturnType<typeof callsWith>

export const signInButton = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: 'Sign In', exact: true })

/** Signs in on /login, which is already open. */
export async function fillCredentials(page: Page, { email, password }: Credentials) {
  const form = page.getByRole('form', { name: 'Sign in' })
  await form.getByLabel('Email').fill(email)
  await form.getByLabel('Password', { exact: true }).fill(password)
  await signInButton(page).click()
}

export const keptToken = (page: Page) => page.evaluate((key) => localStorage.getItem(key), tokenKey)

/** Checks that the page does not scroll sideways. */
export async function expectNoWiderThanScreen(page: Page) {
  const overflow = () => document.documentElement.scrollWidth - window.innerWidth
  expect(await page.evaluate(overflow), page.url()).toBeLessThanOrEqual(0)
}
