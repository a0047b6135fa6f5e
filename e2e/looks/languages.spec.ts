import type { Page } from '@playwright/test'
import { languageOffers } from '../../domain/texts/language-offers.ts'
import { languages } from '../../domain/texts/languages.ts'
import { expectAccessible } from '../accessibility.ts'
import { call } from '../call.ts'
import { aCustomer, enter, expectNoWiderThanScreen, tokenOf } from '../customers.ts'
import { expect, test } from '../fixtures.ts'
import { foreignWords } from '../foreign-words.ts'
import { switchTo } from '../language-switch.ts'
import { enterWithAnOrder } from '../orders-page.ts'
import { fillContact, newsletterForm } from '../public-forms.ts'
import { reload, visit } from '../visit.ts'

const { si, ta } = languages

const link = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('link', { name, exact: true })

const languageOf = (page: Page) => page.locator('html').getAttribute('lang')

test('the language is switched on the same page, with its search, and without another’s texts', async ({
  page,
}) => {
  const files: string[] = []
  page.on('request', (request) => files.push(new URL(request.url()).pathname))
  await visit(page, '/products?q=rice')
  await expect(link(page, 'English')).toHaveAttribute('aria-current', 'true')
  for (const [name, language, texts] of [
    ['සිංහල', 'si', si],
    ['தமிழ்', 'ta', ta],
  ] as const) {
    files.length = 0
    await expect(link(page, name)).toHaveAttribute('hreflang', language)
    await switchTo(page, language)
    await expect(page).toHaveURL(`/${language}/products?q=rice`)
    expect(await languageOf(page)).toBe(`${language}-LK`)
    await expect(page.getByRole('list', { name: texts.shellTexts.language })).toBeVisible()
    await expect(link(page, name)).toHaveAttribute('aria-current', 'true')
    await expect(page.getByRole('searchbox')).toHaveValue('rice')
    const ofTexts = files.filter((file) => /\/(en|si|ta)-[\w-]+\.js$/.test(file))
    expect(ofTexts.length).toBeGreaterThan(0)
    for (const file of ofTexts) expect(file).toContain(`/${language}-`)
    await expectAccessible(page)

    // What is loaded in the browser stays in the language, too.
    await link(page, texts.shellTexts.links.packages).click()
    await expect(page).toHaveURL(`/${language}/packages`)
    await page.goBack()
    await expect(link(page, 'English')).toHaveAttribute('href', '/products?q=rice')
  }
  await switchTo(page, 'en')
  await expect(page).toHaveURL('/products?q=rice')
  expect(await languageOf(page)).toBe('en-LK')
})

test('the words of the switch load no font of a whole script', async ({ page }) => {
  const fonts: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('.woff2')) fonts.push(request.url())
  })
  await visit(page, '/')
  await page.evaluate(() => document.fonts.ready)
  expect(fonts.filter((font) => !font.includes('-latin-'))).toEqual([
    expect.stringMatching(/\/labels-/),
  ])
})

test('the menu of a phone has the languages', { tag: '@phone-only' }, async ({ page }) => {
  await visit(page, '/ta/packages')
  await page.getByRole('button', { name: ta.shellTexts.openMenu }).click()
  await expect(link(page, 'தமிழ்')).toHaveAttribute('aria-current', 'true')
  await expectAccessible(page)
  await expectNoWiderThanScreen(page)
  await switchTo(page, 'si')
  await expect(page).toHaveURL('/si/packages')
})

test('who has chosen a language is offered it on English pages, until they decline', async ({
  page,
}) => {
  const [sinhala] = languageOffers
  const offer = page.getByRole('complementary', { name: sinhala?.read })
  await visit(page, '/products?q=rice')
  await switchTo(page, 'si')
  await visit(page, '/packages?q=rice')
  await expectAccessible(page)
  await offer.getByRole('link').click()
  await expect(page).toHaveURL('/si/packages?q=rice')

  await visit(page, '/packages')
  await offer.getByRole('button').press('Enter')
  await expect(offer).toHaveCount(0)
  await expect(page.getByRole('main')).toBeFocused()
  await visit(page, '/products')
  await expect(page.getByRole('article').first()).toBeVisible()
  await expect(offer).toHaveCount(0)
})

test.describe('a browser that prefers Tamil', () => {
  test.use({ locale: 'ta-LK' })

  test('is offered Tamil, unless its visitor has chosen English', async ({ page }) => {
    const offer = page.getByRole('complementary', { name: languageOffers[1]?.read })
    await visit(page, '/packages')
    await expect(offer).toBeVisible()
    await visit(page, '/si/packages')
    await expect(page.getByRole('article').first()).toBeVisible()
    await expect(offer).toHaveCount(0)
    await switchTo(page, 'en')
    await expect(page.getByRole('article').first()).toBeVisible()
    await expect(offer).toHaveCount(0)
  })

  test('is not interrupted on the way into an order', async ({ page }) => {
    await visit(page, '/checkout')
    await expect(page).toHaveURL('/login')
    await expect(
      page.getByRole('main').getByLabel(languages.en.fieldTexts.labels.email),
    ).toBeVisible()
    await expect(page.getByRole('complementary', { name: languageOffers[1]?.read })).toHaveCount(0)
  })
})

const languageOfAccount = async (page: Page, token: string) =>
  (await call(page.request, 'GET /user/language', { token })).language

test('a choice goes with the account: while signed in, and at the next login', async ({ page }) => {
  const customer = await aCustomer(page.request)
  await enter(page, customer)
  const token = await tokenOf(page.request, customer)
  const signOut = (name: string) => page.getByRole('banner').getByRole('button', { name })
  await visit(page, '/packages')
  await expect(signOut('Sign Out')).toBeVisible()
  await switchTo(page, 'ta')
  await expect.poll(() => languageOfAccount(page, token)).toBe('ta')

  await signOut(ta.shellTexts.signOut).click()
  await expect(page).toHaveURL('/ta')
  await switchTo(page, 'si')
  await link(page, si.shellTexts.signIn).click()
  await logIn(page, customer)
  await expect.poll(() => languageOfAccount(page, token)).toBe('si')
})

async function logIn(page: Page, { email, password }: { email: string; password: string }) {
  const form = page.getByRole('form', { name: si.accountTexts.login.form })
  await form.locator('input[type=email]').fill(email)
  await form.locator('input[type=password]').fill(password)
  await form.locator('button[type=submit]').click()
}

test('a guest who switches the language on the login page returns to where they wanted to go', async ({
  page,
}) => {
  const customer = await aCustomer(page.request)
  await visit(page, '/orders?status=PAID')
  await expect(page).toHaveURL('/login')
  await switchTo(page, 'si')
  await expect(page).toHaveURL('/si/login')
  await logIn(page, customer)
  await expect(page).toHaveURL('/si/orders?status=PAID')
})

test('what is typed stays when the language is switched, but for passwords', async ({ page }) => {
  await visit(page, '/')
  await fillContact(page, 'When do you deliver to Galle?')
  await newsletterForm(page).getByRole('textbox').fill('kasun@example.com')
  await switchTo(page, 'si')
  const contact = page.getByRole('form', { name: si.contactTexts.title })
  await expect(contact.locator('[name=name]')).toHaveValue('Ruwan Silva')
  await expect(contact.locator('[name=message]')).toHaveValue('When do you deliver to Galle?')
  // Its script keeps it, too.
  await contact.locator('[name=message]').press('End')
  await expect(page.locator('[data-kept]', { has: contact })).toHaveCount(0)
  await expect(contact.locator('[name=name]')).toHaveValue('Ruwan Silva')
  await expect(contact.locator('[name=message]')).toHaveValue('When do you deliver to Galle?')
  await expect(page.getByRole('contentinfo').getByRole('textbox')).toHaveValue('kasun@example.com')

  await visit(page, '/signup')
  const signup = page.getByRole('main')
  await signup.getByLabel('Full name').fill('Ruwan Silva')
  await signup.getByLabel('Password', { exact: true }).fill('Pola-evening-9')
  await switchTo(page, 'ta')
  await expect(signup.locator('[name=name]')).toHaveValue('Ruwan Silva')
  await expect(signup.locator('[name=password]')).toHaveValue('')
  await switchTo(page, 'en')
  await expect(signup.getByLabel('Full name')).toHaveValue('Ruwan Silva')
})

test('a page that an earlier release was left for, without what was typed, has its script', async ({
  page,
}) => {
  await visit(page, '/si')
  await page.evaluate(() => {
    const left = { address: window.location.href, state: null }
    sessionStorage.setItem('state of the page in another language', JSON.stringify(left))
  })
  await reload(page)
  await expect(page.getByRole('contentinfo').getByRole('textbox')).toBeVisible()
})

for (const path of ['/packages', '/products'] as const) {
  test(`what a guest chose on ${path} is named in the language in which they log in`, async ({
    page,
  }) => {
    const customer = await aCustomer(page.request)
    const [first] = await (await page.request.get(`/api${path}?language=si&status=IN STOCK`)).json()
    await visit(page, path)
    await page.getByRole('main').getByRole('article').first().getByRole('button').last().click()
    await expect(page).toHaveURL('/login')
    await switchTo(page, 'si')
    await logIn(page, customer)
    await expect(page).toHaveURL(`/si${path}`)
    await expect(page.getByText(si.guestTexts.addedAfterLogin(first.name))).toBeVisible()
    expect(await foreignWords(page, [customer.name])).toEqual([])

    await visit(page, '/si/checkout')
    await expect(page.getByRole('main').getByText(first.name).first()).toBeVisible()
    expect(await foreignWords(page, [customer.name])).toEqual([])
  })
}

test('a payment leads back to a page in the language of the order', async ({ page }) => {
  await enterWithAnOrder(page)
  await visit(page, '/si/orders')
  await page.getByRole('button', { name: si.repaymentTexts.pay }).click()
  await page.locator('button[value=pay]').click()
  await expect(page).toHaveURL(/\/si\/payment-result/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(si.paymentResultTexts.paidTitle)
})

test('what does not exist is said in the language', async ({ request }) => {
  for (const [path, texts] of [
    ['/si/nothing', si],
    ['/ta/nothing', ta],
  ] as const) {
    const answer = await request.get(path)
    expect(answer.status()).toBe(404)
    expect(await answer.text()).toContain(`>${texts.shellTexts.notFound.head.title}</h1>`)
  }
})

test('pages, their data and redirects keep the language', async ({ request }) => {
  for (const [path, status, location] of [
    ['/si', 200, undefined],
    ['/si.data', 200, undefined],
    ['/ta/products.data', 200, undefined],
    ['/si/', 301, '/si'],
    ['/TA/Products/?q=rice', 301, '/ta/products?q=rice'],
    ['/si/products?page=99999', 302, expect.stringMatching(/^\/si\/products\?page=\d+$/)],
  ] as const) {
    const answer = await request.get(path, { maxRedirects: 0 })
    const { location: actual } = answer.headers()
    expect([path, answer.status(), actual]).toEqual([path, status, location])
  }
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the language is switched, and a posted form answers in it', async ({ page }) => {
    await page.goto('/packages?q=rice')
    await link(page, 'සිංහල').click()
    await expect(page).toHaveURL('/si/packages?q=rice')
    const form = page.getByRole('form', { name: si.footerTexts.newsletter })
    await form.getByRole('textbox').fill('no address')
    await form.getByRole('button').click()
    await expect(page).toHaveURL(/\/si\/packages\?q=rice/)
    await expect(form).toContainText(si.fieldTexts.emailInvalid)
  })
})
