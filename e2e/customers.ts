import type { Page } from '@playwright/test'
import { aNewcomer, expect, type Newcomer } from './fixtures.ts'

type Credentials = Pick<Newcomer, 'email' | 'password'>

/** Someone with an account, opened through the API. */
export async function aCustomer(page: Page): Promise<Newcomer> {
  const newcomer = aNewcomer()
  const { phone: telephone, ...account } = newcomer
  const data = { ...account, telephone, role: 'USER' }
  expect((await page.request.post('/api/user/register', { data })).status()).toBe(201)
  return newcomer
}

/** Lets the browser be this customer from its next page on, and answers what they may call. */
export async function enter(page: Page, { email, password }: Credentials) {
  const login = await page.request.post('/api/user/login', { data: { email, password } })
  const { token } = await login.json()
  await page.addInitScript((kept) => {
    // Only once: a test may end the session.
    if (!sessionStorage.getItem('entered')) localStorage.setItem('token', kept)
    sessionStorage.setItem('entered', 'yes')
  }, token)
  return callsWith(page, token)
}

export async function enterAsNewcomer(page: Page) {
  const customer = await aCustomer(page)
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

/** Signs in on /login, where the page already is. */
export async function fillCredentials(page: Page, { email, password }: Credentials) {
  const form = page.getByRole('form', { name: 'Sign in' })
  await form.getByLabel('Email').fill(email)
  await form.getByLabel('Password', { exact: true }).fill(password)
  await signInButton(page).click()
}

export const keptToken = (page: Page) => page.evaluate(() => localStorage.getItem('token'))

/** A page of the shop may be scrolled in one direction only. */
export async function expectNoWiderThanScreen(page: Page) {
  const overflow = () => document.documentElement.scrollWidth - window.innerWidth
  expect(await page.evaluate(overflow), page.url()).toBeLessThanOrEqual(0)
}
