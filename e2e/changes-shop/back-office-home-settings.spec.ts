import sharp from 'sharp'
import { dayInColombo, plusDays } from '../../domain/days.ts'
import { backOfficePageSize } from '../../domain/limits.ts'
import { expectAccessible } from '../accessibility.ts'
import { anOperator } from '../back-office.ts'
import { call } from '../call.ts'
import { expectNoWiderThanScreen } from '../customers.ts'
import { expect, type Page, test } from '../fixtures.ts'
import { moveHome, sectionOf } from '../home-page.ts'
import { restoreSettingOf, saveSettingOf, settingOf } from '../settings-page.ts'
import { visit } from '../visit.ts'

type Words = { en: string; si?: string; ta?: string }

async function write(page: Page, name: string, { en, si = '', ta = '' }: Words) {
  const setting = settingOf(page, name)
  await setting.getByLabel('English').fill(en)
  await setting.getByLabel('Sinhala').fill(si)
  await setting.getByLabel('Tamil').fill(ta)
  await saveSettingOf(page, name)
}

const day = (days: number) => dayInColombo(plusDays(new Date(), days))

test('an owner writes the banner for some days, and switches it off', async ({ page, browser }) => {
  await anOperator(page)
  await page.goto('/admin/settings')
  const guest = await browser.newPage()
  const [words, days, shown] = [
    'Words of the banner',
    'Days of these words',
    'Banner of the products',
  ]
  const built = 'Free Shipping on over 10,000.00 LKR'

  await write(page, words, {
    en: 'Vesak: lanterns for every box',
    ta: 'வெசாக்: ஒவ்வொரு பெட்டிக்கும் விளக்கு',
  })
  await visit(guest, '/products')
  await expect(guest.getByText('Vesak: lanterns for every box')).toBeVisible()
  await expect(guest.getByText(built)).toHaveCount(0)
  await visit(guest, '/ta/products')
  await expect(guest.getByText('வெசாக்: ஒவ்வொரு பெட்டிக்கும் விளக்கு')).not.toHaveAttribute('lang')
  await visit(guest, '/si/products')
  await expect(guest.getByText('Vesak: lanterns for every box')).toHaveAttribute('lang', 'en')
  await expectAccessible(guest)

  const period = settingOf(page, days)
  await period.getByLabel('From this day on').fill(day(2))
  await period.getByLabel('Last day').fill(day(1))
  await period.getByRole('button', { name: 'Save' }).click()
  await expect(period.getByRole('alert')).toContainText('The last day is before the first.')
  await period.getByLabel('Last day').fill(day(3))
  await saveSettingOf(page, days)
  await visit(guest, '/products')
  await expect(guest.getByText(built)).toBeVisible()

  await settingOf(page, shown).getByLabel('On').uncheck()
  await saveSettingOf(page, shown)
  await visit(guest, '/products')
  await expect(guest.getByText(built)).toHaveCount(0)

  for (const name of [words, days, shown]) await restoreSettingOf(page, name)
  await visit(guest, '/products')
  await expect(guest.getByText(built)).toBeVisible()
  await guest.close()
})

test('an owner chooses the packages and tiles of the home page, and writes its words', async ({
  page,
  browser,
}) => {
  await anOperator(page)
  const packages = await (await page.request.get('/api/packages')).json()
  const last = packages.at(-1)
  await page.goto('/admin/settings')
  await settingOf(page, 'First package at the top')
    .getByRole('combobox')
    .selectOption({ label: last.name })
  await saveSettingOf(page, 'First package at the top')
  const tile = 'Second tile (“Bakery”)'
  await settingOf(page, tile).getByRole('combobox').selectOption({ label: 'Rice' })
  await saveSettingOf(page, tile)
  await write(page, 'Home page: title of the first step', { en: 'Fill a basket', si: 'කූඩයක් පුරවන්න' })
  const slogan = 'Rice, vegetables and spices from the growers of the hills'
  await write(page, 'Slogan', { en: slogan })
  await page.reload()
  await expect(settingOf(page, tile).getByRole('combobox')).toHaveValue(/[1-9]/)
  await expectAccessible(page)

  const guest = await browser.newPage()
  await visit(guest, '/')
  await expect(guest.getByRole('heading', { level: 1, name: slogan })).toBeVisible()
  await expectNoWiderThanScreen(guest)
  const hero = await sectionOf(guest, 'Packages')
  await expect(hero.getByRole('article').getByRole('heading')).toHaveText([
    last.name,
    packages[0].name,
  ])
  await expect(guest.getByRole('heading', { name: 'Fill a basket' })).toBeVisible()
  await expect(guest.getByText('Start Your Order')).toHaveCount(0)
  const tiles = await sectionOf(guest, 'Departments')
  await expect(tiles.getByRole('link')).toHaveText([
    'Vegetables',
    'Rice',
    'Fresh & Organic',
    'Snacks & Nuts',
  ])
  await expectAccessible(guest)
  await guest.setViewportSize({ width: 320, height: 640 })
  await expectNoWiderThanScreen(guest)
  await visit(guest, '/products')
  const strip = guest.getByText(slogan)
  const words = await strip.boundingBox()
  const room = await strip.locator('..').boundingBox()
  // Its letters reach a little beyond their lines.
  expect(words?.height).toBeLessThanOrEqual((room?.height ?? 0) - 8)
  // The browser itself loads the packages after a link, in the same order.
  await moveHome(guest)
  await expect(hero.getByRole('article').getByRole('heading').first()).toHaveText(last.name)
  await visit(guest, '/si')
  await expect(guest.getByRole('heading', { name: 'කූඩයක් පුරවන්න' })).toBeVisible()
  await visit(guest, '/ta')
  await expect(guest.getByText('Fill a basket')).toHaveAttribute('lang', 'en')

  const names = ['First package at the top', tile, 'Home page: title of the first step', 'Slogan']
  for (const name of names) await restoreSettingOf(page, name)
  await page.setViewportSize({ width: 360, height: 740 })
  await expectNoWiderThanScreen(page)
  await visit(guest, '/')
  await expect(guest.getByText('Start Your Order')).toBeVisible()
  await guest.close()
})

test('an owner puts a logo of the shop’s own on every page', async ({ page, browser }) => {
  await anOperator(page)
  await page.goto('/admin/settings')
  const background = { r: 120, g: 20, b: 60 }
  const create = { width: 600, height: 160, channels: 3 as const, background }
  const buffer = await sharp({ create }).png().toBuffer()
  const setting = settingOf(page, 'Logo')
  await setting
    .getByLabel('Choose picture')
    .setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer })
  await expect(setting.getByRole('button', { name: 'Remove' })).toBeVisible()
  await saveSettingOf(page, 'Logo')
  await expect(page.getByRole('banner').getByRole('img')).toHaveAttribute('src', /^\/media\//)

  const guest = await browser.newPage()
  await visit(guest, '/products')
  for (const part of ['banner', 'contentinfo'] as const) {
    await expect(guest.getByRole(part).getByRole('img').first()).toHaveAttribute(
      'src',
      /^\/media\/[\w-]+-384\.webp$/,
    )
  }
  await expectAccessible(guest)
  await guest.setViewportSize({ width: 320, height: 640 })
  await expectNoWiderThanScreen(guest)

  await restoreSettingOf(page, 'Logo')
  await visit(guest, '/products')
  await expect(guest.getByRole('banner').getByRole('img').first()).toHaveAttribute(
    'src',
    '/brand/logo.svg',
  )
  await guest.close()
})

test('of more packages than a list has on a page each can be chosen', async ({ page }) => {
  await anOperator(page)
  const [{ productId = 0 } = {}] = await call(page.request, 'GET /products', {
    query: { status: 'IN STOCK', page: 1, pageSize: 1 },
  })
  const added: { packageId: number; version: number }[] = []
  const publish = async (isPublished: boolean) => {
    for (const each of added) {
      const params = { packageId: each.packageId }
      const body = { isPublished, version: each.version }
      const name = 'PUT /admin/packages/{packageId}/publication'
      each.version = (await call(page.request, name, { params, body })).version
    }
  }
  try {
    for (let place = 0; place < backOfficePageSize; place++) {
      const facts = { description: '', price: 500, discount: 0, pictureHash: null }
      const contents = [{ productId, quantity: 1 }]
      const body = { ...facts, name: `Zodiac box ${place}`, contents }
      added.push(await call(page.request, 'POST /admin/packages', { body }))
    }
    await publish(true)
    await page.goto('/admin/settings')
    const choices = settingOf(page, 'First package at the top').getByRole('option')
    await expect(choices.filter({ hasText: /^Zodiac box/ })).toHaveCount(backOfficePageSize)
  } finally {
    await publish(false)
  }
})
