import { initialsOf } from '../../app/home/initials.ts'
import { demoCustomer } from '../../demo/customer.ts'
import { languagePath } from '../../domain/texts/language-path.ts'
import { languages } from '../../domain/texts/languages.ts'
import { expectAccessible } from '../accessibility.ts'
import { aCustomer, addAddress, fillCart } from '../checkout-shop.ts'
import { enter, enterAsNewcomer } from '../customers.ts'
import { cutWords } from '../cut-words.ts'
import { expect, type Page, test } from '../fixtures.ts'
import { foreignWords } from '../foreign-words.ts'
import { publicPages } from '../public-pages.ts'
import { visit } from '../visit.ts'

type PlacedOrder = { orderId: number; paymentStatus: string; transactionId: string }

for (const language of ['si', 'ta'] as const) {
  const texts = languages[language]
  const path = (english: string) => languagePath(language) + (english === '/' ? '' : english)
  const button = (page: Page, name: string | RegExp) =>
    page.getByRole('main').getByRole('button', { name }).first()

  /** Checks the state that the page is in. */
  async function expectTranslated(page: Page, state: string, typed: readonly string[] = []) {
    expect.soft(await foreignWords(page, typed), state).toEqual([])
    expect.soft(await cutWords(page), state).toEqual([])
  }

  test(`every public page is in the language ${language}, and all of its words fit`, async ({
    page,
  }) => {
    const reviews: { name: string }[] = await (await page.request.get('/api/feedback')).json()
    const written = [...reviews.flatMap(stringsIn), ...reviews.map(({ name }) => initialsOf(name))]
    for (const english of publicPages) {
      await visit(page, path(english))
      await expect(page.getByRole('heading', { level: 1 }), english).toBeAttached()
      await expectTranslated(page, english, written)
      await expectAccessible(page)
    }
  })

  test(`what a visitor does is answered in the language ${language}`, async ({ page }) => {
    await visit(page, path('/signup'))
    await button(page, texts.accountTexts.signup.submit).click()
    await expect(page.getByText(texts.fieldTexts.emailRequired)).toBeVisible()
    await expectTranslated(page, '/signup with faults')

    await visit(page, path('/login'))
    const login = page.getByRole('main').getByRole('form')
    await login.getByRole('textbox').first().fill('nobody@example.com')
    await login.locator('input[type=password]').fill('Kiribath#2')
    await login.locator('button[type=submit]').click()
    await expect(page.getByRole('alert')).toBeVisible()
    await expectTranslated(page, '/login refused')

    await visit(page, path('/products?q=nothing-like-this'))
    const noneFound = texts.catalogueTexts.noneFound('nothing-like-this')
    await expect(page.getByRole('heading', { name: noneFound })).toBeVisible()
    await expectTranslated(page, 'a search without results', ['nothing-like-this'])

    await visit(page, path('/packages'))
    const [moreItems = ''] = texts.packageTexts.moreItems(7).split('7')
    await page.getByRole('main').getByRole('button', { name: moreItems.trim() }).first().click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectTranslated(page, 'a package')

    await page.keyboard.press('Escape')

    await page.setViewportSize({ width: 360, height: 800 })
    await page.getByRole('button', { name: texts.shellTexts.openMenu }).click()
    await expectTranslated(page, 'the open menu')
  })

  test(`the pages of a customer are in the language ${language}`, async ({ page }) => {
    const calls = await enter(page, demoCustomer)
    const orders: PlacedOrder[] = await calls.get('/orders')
    const paid = orders.find(({ paymentStatus }) => paymentStatus === 'PAID')
    const addresses: object[] = await calls.get('/recipients/search-by-user')
    const account: object = await calls.post('/user/get_user_info_by_token')
    const packages: { packageName: string }[] = await calls.get('/custom-packages')
    const typed = [
      ...[account, ...addresses].flatMap(stringsIn),
      ...packages.map(({ packageName }) => packageName),
      ...orders.map(({ transactionId }) => transactionId),
    ]
    for (const english of [
      '/userprofile',
      '/orders',
      ...orders.slice(0, 4).map(({ orderId }) => `/orders?order=${orderId}`),
      '/mypackages',
      '/custom_packages',
      '/payment-result',
      `/orders/${paid?.orderId}/invoice`,
    ]) {
      await visit(page, path(english))
      await expect(page.getByRole('main').getByRole('heading').first(), english).toBeVisible()
      await expectTranslated(page, english, typed)
    }
    await visit(page, path('/userprofile'))
    await button(page, texts.profileTexts.edit).click()
    await expectTranslated(page, '/userprofile, editing', typed)
  })

  test(`the pages of a new customer are in the language ${language}`, async ({ page }) => {
    const { customer } = await enterAsNewcomer(page)
    for (const english of ['/checkout', '/orders', '/mypackages', '/custom_packages']) {
      await visit(page, path(english))
      await expect(page.getByRole('main').getByRole('heading').first(), english).toBeVisible()
      await expectTranslated(page, `${english}, empty`, [customer.name])
    }
  })

  test(`the checkout is in the language ${language}`, async ({ page, request }) => {
    const customer = await aCustomer(request)
    await fillCart(request, customer)
    await addAddress(request, customer)
    await enter(page, customer)
    await visit(page, path('/checkout'))
    const typed = [customer.name, 'Nimali Perera', 'No. 12, Example Lane']
    await expect(
      page.getByRole('button', { name: texts.checkoutTexts.summary.place }),
    ).toBeVisible()
    await expectTranslated(page, '/checkout', typed)
    await button(page, texts.recipientTexts.add).click()
    await page.getByRole('button', { name: texts.recipientTexts.save }).click()
    await expectTranslated(page, '/checkout, a new address', typed)
    await expectAccessible(page)
  })
}

function stringsIn(value: object): string[] {
  return Object.values(value).flatMap((each) =>
    typeof each === 'string' ? [each] : each && typeof each === 'object' ? stringsIn(each) : [],
  )
}
