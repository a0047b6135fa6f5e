import { expectAccessible } from '../accessibility.ts'
import { anOperator } from '../back-office.ts'
import { expect, type Page, test } from '../fixtures.ts'

async function aNewProduct(page: Page, name: string): Promise<number> {
  const [category] = await (await page.request.get('/api/categories')).json()
  const { categoryId } = category
  const facts = { name, description: 'From Deniyaya.', price: 950, categoryId, pictureHash: null }
  const data = { ...facts, stock: 8 }
  const added = await (await page.request.post('/api/admin/products', { data })).json()
  const path = `/api/admin/products/${added.productId}/publication`
  await page.request.put(path, { data: { isPublished: true, version: added.version } })
  return added.productId
}

test('an operator finds what is missing and translates it beside the English', async ({ page }) => {
  const name = `Kithul treacle ${Date.now()}`
  await anOperator(page)
  await aNewProduct(page, name)

  await page.goto('/admin/translations')
  await expect(page.getByRole('heading', { name: 'Translations', level: 1 })).toBeVisible()
  await page.getByRole('link', { name: 'Products, Sinhala: missing' }).click()
  await expect(page.getByRole('cell', { name: 'Missing' }).first()).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name, exact: true }).click()

  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()
  const form = page.getByRole('form', { name: 'Texts in Sinhala' })
  await expect(form.getByLabel('Name')).toHaveAttribute('lang', 'si')
  await form.getByLabel('Name').fill('කිතුල් පැණි')
  await form.getByLabel('Name').press('Enter')
  await expect(page.getByText('Saved.')).toBeVisible()
  await expectAccessible(page)

  // What has no translation yet is in English, and says so.
  await page.goto(`/si/products?q=${encodeURIComponent(name)}`)
  await expect(page.getByRole('heading', { name: 'කිතුල් පැණි' })).toBeVisible()
  await page.goto(`/ta/products?q=${encodeURIComponent(name)}`)
  await expect(page.getByRole('heading', { name })).toHaveAttribute('lang', 'en')
})

test('of two translators of one language the second sees what the first has saved', async ({
  page,
}) => {
  const name = `Jaggery ${Date.now()}`
  await anOperator(page)
  const productId = await aNewProduct(page, name)
  await page.goto(`/admin/products/${productId}`)
  await page.getByRole('main').getByRole('link', { name: 'Translations' }).click()
  const form = page.getByRole('form', { name: 'Texts in Tamil' })
  await form.getByLabel('Name').fill('வெல்லம்')

  const path = `/api/admin/translations/product/${productId}/ta`
  const theirs = { texts: { name: 'கருப்பட்டி', description: '' }, version: 0 }
  expect((await page.request.put(path, { data: theirs })).status()).toBe(200)
  await form.getByRole('button', { name: 'Save Tamil' }).click()
  await expect(page.getByRole('alert')).toContainText('கருப்பட்டி')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Save mine over theirs' }).click()
  await expect(page.getByText('Saved.')).toBeVisible()
  await expect(form.getByLabel('Name')).toHaveValue('வெல்லம்')
})

test('who translates English that changes in the meantime is shown the new one', async ({
  page,
}) => {
  const name = `Green gram ${Date.now()}`
  await anOperator(page)
  const productId = await aNewProduct(page, name)
  await page.goto(`/admin/translations/product/${productId}`)
  const sinhala = page.getByRole('region', { name: 'Sinhala' })
  const tamil = page.getByRole('region', { name: 'Tamil' })
  await sinhala.getByLabel('Name').fill('මුං ඇට')
  await sinhala.getByLabel('Description').fill('දෙනියායෙන්.')

  const path = `/api/admin/products/${productId}`
  const seen = await (await page.request.get(path)).json()
  await page.request.put(path, { data: { ...seen, description: 'From Ampara.' } })
  const save = sinhala.getByRole('button', { name: 'Save Sinhala' })
  await save.click()
  await expect(sinhala.getByText('English has changed since')).toBeVisible()
  await expect(page.getByRole('region', { name: 'English' })).toContainText('From Ampara.')
  await sinhala.getByLabel('Description').fill('අම්පාරෙන්.')
  await save.click()
  await expect(sinhala.getByText('Translated')).toBeVisible()

  // Whose texts were typed from the new English has translated it.
  await tamil.getByLabel('Name').fill('பாசிப்பயறு')
  await tamil.getByLabel('Description').fill('அம்பாறையிலிருந்து.')
  await tamil.getByRole('button', { name: 'Save Tamil' }).click()
  await expect(tamil.getByText('Translated')).toBeVisible()
})

test('what was typed from the English of before does not translate the new one', async ({
  page,
}) => {
  await anOperator(page)
  const productId = await aNewProduct(page, `Cowpea ${Date.now()}`)
  await page.goto(`/admin/translations/product/${productId}`)
  const sinhala = page.getByRole('region', { name: 'Sinhala' })
  const tamil = page.getByRole('region', { name: 'Tamil' })
  await sinhala.getByLabel('Name').fill('කව්පි')
  await sinhala.getByLabel('Description').fill('දෙනියායෙන්.')
  await tamil.getByLabel('Name').fill('தட்டப்பயறு')
  await tamil.getByLabel('Description').fill('தெனியாயவிலிருந்து.')

  const path = `/api/admin/products/${productId}`
  const seen = await (await page.request.get(path)).json()
  await page.request.put(path, { data: { ...seen, description: 'From Ampara.' } })
  await sinhala.getByRole('button', { name: 'Save Sinhala' }).click()
  await expect(page.getByRole('region', { name: 'English' })).toContainText('From Ampara.')
  await tamil.getByRole('button', { name: 'Save Tamil' }).click()
  await expect(tamil.getByText('English has changed since')).toBeVisible()
})

test('both pages fit a narrow phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await anOperator(page)
  const productId = await aNewProduct(page, `Bees honey ${Date.now()}`)
  for (const path of ['/admin/translations', `/admin/translations/product/${productId}`]) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(width).toBeLessThanOrEqual(360)
  }
})
