import type { Page } from '@playwright/test'
import { charityAddress } from '../../contract/pages.ts'
import sinhala from '../../demo/catalogue.si.json' with { type: 'json' }
import { charitiesPerPage } from '../../domain/limits.ts'
import { expectAccessible } from '../accessibility.ts'
import { aCharity, charityNamed, demo, found } from '../demo-goods.ts'
import { expect, test } from '../fixtures.ts'
import { plainText } from '../plain-text.ts'
import { followTopBar, reload, untilInteractive, visit } from '../visit.ts'

const { name, subName, description, pictures } = aCharity
const path = charityAddress(name)

/** Opens the page by a link within the shop, so that the browser itself requests the charities. */
async function openByLink(page: Page) {
  await followTopBar(page, 'Charities')
  await expect(page.getByRole('heading', { name: 'Charities', level: 1 })).toBeVisible()
}

const cards = (page: Page) => page.getByRole('main').getByRole('article')
const moreAbout = (page: Page, name: string) =>
  page.getByRole('article', { name }).getByRole('link', { name: 'More About' })

test('charities come four to a page, and the page number is in the URL', async ({ page }) => {
  const onPage2 = Math.min(charitiesPerPage, demo.charities.length - charitiesPerPage)
  await visit(page, '/charities')
  await expect(cards(page)).toHaveCount(4)
  await expectAccessible(page)

  await page.getByRole('link', { name: 'Page 2' }).click()
  await expect(page).toHaveURL('/charities?page=2')
  await expect(cards(page)).toHaveCount(onPage2)
  await reload(page)
  await expect(cards(page)).toHaveCount(onPage2)
  await expect(page.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page')
  await page.goBack()
  await expect(cards(page)).toHaveCount(4)
})

test('More About leads to the charity, carrying its id and title', async ({ page }) => {
  const { id, images } = await charityNamed(page.request, name)
  await visit(page, '/charities')
  const onCard = page.getByRole('article', { name }).getByRole('presentation')
  await expect(onCard).toHaveAttribute('src', found(images[0]))
  const asked = page.waitForRequest((request) => request.url().endsWith(`/api/charities/${id}`))
  await moreAbout(page, name).click()
  await asked

  await expect(page).toHaveURL(path)
  const { usr } = await page.evaluate(() => window.history.state)
  expect(usr).toEqual({ charityId: id, title: name })
  await expect(page).toHaveTitle(`${name} | JOY Box`)
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()
  await expect(page.getByRole('main')).toContainText(subName)
  await expect(page.getByRole('main')).toContainText(description)
  await expect(page.getByRole('img', { name })).toHaveAttribute('src', found(images[0]))
  await expect(page.getByRole('button', { name: /^Open picture/ })).toHaveCount(pictures.length - 1)
  await expectAccessible(page)
})

test('a charity is found by its URL alone, on the server too', async ({ page, request }) => {
  const html = plainText(await (await request.get(path)).text())
  expect(html).toContain('<h1')
  expect(html).toContain(subName)
  expect(html).toContain(description)

  await visit(page, path)
  await expect(page).toHaveTitle(`${name} | JOY Box`)
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Charities', exact: true }).last()).toBeVisible()
})

test('a picture of the gallery opens in full size, and Escape closes it', async ({ page }) => {
  await visit(page, path)
  const second = page.getByRole('button', {
    name: `Open picture 2 of ${pictures.length} in full size`,
  })
  const lightbox = page.getByRole('dialog', { name: `Pictures of ${name}` })
  // A key that is pressed before the script has loaded does nothing.
  await expect(async () => {
    await second.press('Enter')
    await expect(lightbox).toBeVisible({ timeout: 2000 })
  }).toPass()
  const picture = (number: number) =>
    lightbox.getByRole('img', { name: `${name}, picture ${number} of ${pictures.length}` })
  await expect(picture(2)).toBeInViewport()
  await expect
    .poll(() => picture(2).evaluate((image: HTMLImageElement) => image.currentSrc))
    .toMatch(/-1200\.webp$/)
  await expectAccessible(page)
  await page.keyboard.press('ArrowRight')
  await expect(picture(3)).toBeInViewport()
  await lightbox.getByRole('button', { name: 'Previous picture' }).click()
  await expect(picture(2)).toBeInViewport()
  await page.keyboard.press('Escape')
  await expect(lightbox).toBeHidden()
  await expect(second).toBeFocused()
})

test('an unknown charity is a 404 with the error and a link back', async ({ page }) => {
  const response = await visit(page, '/charities/paper-lantern')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: 'Charities', level: 1 })).toBeVisible()
  await expect(page).toHaveTitle('404 - Page Not Found | JOY Box')
  await expect(page.getByText('Paper Lantern')).toHaveCount(0)
  await expect(page.getByRole('alert')).toContainText(
    'Failed to load charity details. Please try again later.',
  )
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
  await expectAccessible(page)
  await page.getByRole('link', { name: 'All Charities' }).click()
  await expect(cards(page)).toHaveCount(4)
})

test('a charity has one URL, however it is typed', async ({ request }) => {
  for (const typed of [path.toUpperCase().replace('/CHARITIES', '/charities'), `${path}/`]) {
    const answer = await request.get(typed, { maxRedirects: 0 })
    expect([answer.status(), answer.headers().location]).toEqual([301, path])
  }
  expect((await request.get('/charities/%20')).status()).toBe(404)
})

test('a charity whose id no longer exists is found by its URL', async ({ page }) => {
  const moved = { id: 99, name: 'Green Hands', subName: 'Gardens', description: 'They plant.' }
  await page.route('**/api/charities', (route) =>
    route.fulfill({ json: [{ ...moved, images: [] }] }),
  )
  await openByLink(page)
  await moreAbout(page, 'Green Hands').click()
  await expect(page.getByText('They plant.')).toBeVisible()
})

test('of two charities with one URL each has its own page', async ({ page }) => {
  const facts = { subName: 'Gardens', images: [] }
  const both = [
    { id: 98, name: 'Green Hands', description: 'They plant.', ...facts },
    { id: 99, name: 'Green hands!', description: 'They water.', ...facts },
  ]
  await page.route('**/api/charities', (route) => route.fulfill({ json: both }))
  for (const charity of both) {
    await page.route(`**/api/charities/${charity.id}`, (route) => route.fulfill({ json: charity }))
  }
  await openByLink(page)
  for (const { name, description } of both) {
    await page
      .getByRole('article', { name, exact: true })
      .getByRole('link', { name: 'More About' })
      .click()
    await expect(page.getByText(description)).toBeVisible()
    await page.goBack()
  }
})

test('a charity that was opened from the list is in the language to which it is switched', async ({
  page,
}) => {
  await visit(page, '/charities')
  await moreAbout(page, name).click()
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()
  await page.getByRole('banner').getByRole('link', { name: 'සිංහල' }).click()
  await untilInteractive(page)
  await expect(page).toHaveURL(`/si${path}`)
  const [, translated] = Object.entries(sinhala.charities).find(([each]) => each === name) ?? []
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(translated?.name ?? '')
})

test('the charity’s details can be requested again when they failed to load', async ({ page }) => {
  await page.route('**/api/charities/*', (route) => route.fulfill({ status: 400, json: {} }))
  await visit(page, '/charities')
  await moreAbout(page, name).click()
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()
  await expect(page.getByRole('alert')).toContainText(
    'Failed to load charity details. Please try again later.',
  )
  await page.unroute('**/api/charities/*')
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect(page.getByRole('main')).toContainText(description)
})

test('charities that failed to load can be requested again', async ({ page }) => {
  await page.route('**/api/charities', (route) => route.fulfill({ status: 400, json: {} }))
  await openByLink(page)
  await expect(page.getByRole('alert')).toContainText(
    'Failed to load charities. Please try again later.',
  )
  await expectAccessible(page)
  await page.unroute('**/api/charities')
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect(cards(page)).toHaveCount(4)
})

test('without charities the page says so and can be refreshed', async ({ page }) => {
  await page.route('**/api/charities', (route) => route.fulfill({ json: [] }))
  await openByLink(page)
  await expect(page.getByRole('heading', { name: 'No Charities Available' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Refresh Page' }).click()
  await expect(cards(page)).toHaveCount(4)
})

test('missing and broken pictures are replaced by the default one', async ({ page }) => {
  const charity = { name: 'Green Hands', subName: 'Gardens', description: 'They plant.' }
  const broken = `/media/${'0'.repeat(32)}-384.webp`
  await page.route('**/api/charities', (route) =>
    route.fulfill({
      json: [
        { ...charity, id: 1, images: [] },
        { ...charity, id: 2, name: 'Red Hands', images: [broken] },
      ],
    }),
  )
  await openByLink(page)
  for (const name of ['Green Hands', 'Red Hands']) {
    const picture = page.getByRole('article', { name }).getByRole('presentation')
    await picture.scrollIntoViewIfNeeded()
    await expect(picture).toHaveAttribute('src', '/product/bucket.webp')
  }
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('charities and their pages can be read', async ({ page }) => {
    await page.goto('/charities')
    await expect(moreAbout(page, name)).toBeVisible()
    await moreAbout(page, name).click()
    await expect(page.getByText(description)).toBeVisible()
  })
})
