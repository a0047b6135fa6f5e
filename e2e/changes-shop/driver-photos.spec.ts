import sharp from 'sharp'
import { enter } from '../customers.ts'
import { test } from '../driver.ts'
import { expect, type Page } from '../fixtures.ts'
import { anOrderToWorkOn } from '../paid-order.ts'
import { loadOf, planRun, startRun } from '../runs-page.ts'
import { visit } from '../visit.ts'

test('a photograph that the shop refuses keeps no other back, and each is sent as a small file', async ({
  page,
  driver,
}) => {
  const { driving, email } = driver
  await writeNoWebp(driving)
  const { orderId } = await anOrderToWorkOn(page, 'Nimal Perera')
  await planRun(page, { van: 'Van 8', driver: email, loads: [loadOf(orderId)] })

  await driving.goto('/admin')
  await driving.getByRole('button', { name: 'Start the run' }).click()
  await driving.getByRole('button', { name: 'Delivered' }).click()
  const answered = (status: number) =>
    driving.waitForResponse(
      (answer) => /\/photos$/.test(answer.url()) && answer.status() === status,
    )
  const take = (buffer: Buffer) =>
    driving
      .getByLabel('Take a photograph')
      .setInputFiles({ name: 'door.jpg', mimeType: 'image/jpeg', buffer })
  const refusal = answered(413)
  // No browser can decode it and make it smaller.
  await take(Buffer.alloc(10_100_000))
  await refusal
  await expect(driving.getByRole('alert')).toHaveText(
    `The photograph for order ${orderId} was not accepted.`,
  )
  await expect(driving.getByText('Of the bags at the door.')).toBeVisible()
  await expect(driving.getByText('The photograph is taken.')).toHaveCount(0)
  await expect.poll(() => keptOn(driving)).toEqual([])

  const acceptance = answered(200)
  const size = { width: 1600, height: 1200, channels: 3, background: '#804020' } as const
  await take(await sharp({ create: size }).jpeg().toBuffer())
  const { picture } = (await acceptance).request().postDataJSON()
  expect(picture.slice(0, 16)).toBe('data:image/jpeg;')
  await expect.poll(() => keptOn(driving)).toEqual([])

  // One that nobody sends any more, and one of another driver, who has no connection.
  await driving.evaluate(async () => {
    const kept = await caches.open('photographs to send')
    for (const name of ['left', 'waiting']) {
      await kept.put(`/admin/photographs-to-send/${name}`, new Response('A door'))
    }
    const steps = JSON.stringify([{ opId: 'waiting', stopId: 1 }])
    localStorage.setItem('unsent photographs of another@joybox.test', steps)
  })
  await driving.reload()
  await expect.poll(() => keptOn(driving)).toEqual(['waiting'])

  // One that is about to be sent when the page opens once more, beside one that is left.
  await neverEndKeeping(driving)
  await driving.getByRole('button', { name: 'Delivered' }).click()
  await take(await sharp({ create: size }).jpeg().toBuffer())
  await expect.poll(() => keptOn(driving)).toHaveLength(2)
  const kept = await keptOn(driving)
  const other = await driving.context().newPage()
  await other.goto('/robots.txt')
  await other.evaluate(async () => {
    const kept = await caches.open('photographs to send')
    await kept.put('/admin/photographs-to-send/left', new Response('A door'))
  })
  await other.goto('/admin/driving')
  await expect.poll(() => keptOn(other)).toEqual(kept)
})

test('a driver whose phone has no room for a photograph is told so', async ({ page, driver }) => {
  const { driving, email } = driver
  const { orderId } = await anOrderToWorkOn(page, 'Nimal Perera')
  await planRun(page, { van: 'Jeep', driver: email, loads: [loadOf(orderId)] })
  await startRun(driving)
  await driving.getByRole('button', { name: 'Delivered' }).click()
  await driving.evaluate(() => {
    Cache.prototype.put = () => Promise.reject(new DOMException('Full', 'QuotaExceededError'))
  })
  const buffer = await page.screenshot()
  await driving
    .getByLabel('Take a photograph')
    .setInputFiles({ name: 'door.png', mimeType: 'image/png', buffer })
  await expect(driving.getByRole('alert')).toHaveText(
    'This phone could not keep the photograph. Please take it again.',
  )
  await expect(driving.getByText('The photograph is taken.')).toHaveCount(0)
})

test('a customer without a connection is told that a photograph cannot be loaded, and tries again', async ({
  page,
  driver,
  consoleErrors,
}) => {
  const { driving, email } = driver
  const { customer, orderId } = await anOrderToWorkOn(page, 'Nimal Perera')
  await planRun(page, { van: 'Wheelbarrow', driver: email, loads: [loadOf(orderId)] })
  await startRun(driving)
  await driving.getByRole('button', { name: 'Delivered' }).click()
  const buffer = await page.screenshot()
  await driving
    .getByLabel('Take a photograph')
    .setInputFiles({ name: 'door.png', mimeType: 'image/png', buffer })
  const stored = driving.waitForResponse(/\/photos$/)
  await driving.getByRole('button', { name: 'Save' }).click()
  await stored

  await enter(page, customer)
  await visit(page, `/orders?order=${orderId}`)
  const stage = page.getByRole('region', { name: 'Delivery', exact: true })
  const see = stage.getByRole('button', { name: 'See the photograph' })
  await expect(see).toBeVisible()
  await page.context().setOffline(true)
  await see.press('Enter')
  await expect(stage.getByRole('alert')).toContainText('We could not load the photograph.')
  await page.context().setOffline(false)
  await stage.getByRole('button', { name: 'Try Again' }).press('Enter')
  await expect(stage.getByRole('img', { name: 'Your order at the door' })).toBeVisible()
  await expect(stage.getByRole('heading')).toBeFocused()
  // Of the call that failed.
  consoleErrors.length = 0
})

/** The photographs that are kept on the phone. */
function keptOn(page: Page) {
  return page.evaluate(async () => {
    const kept = await (await caches.open('photographs to send')).keys()
    return kept.map(({ url }) => url.split('/').at(-1))
  })
}

/** What is kept from now on is kept, but the page is not told. */
function neverEndKeeping(page: Page) {
  return page.evaluate(() => {
    const put = Cache.prototype.put
    Cache.prototype.put = async function (request, response) {
      await put.call(this, request, response)
      await new Promise(() => {})
    }
  })
}

/** As Safari: asked for a WebP, it makes a PNG, which is several times as large for a photograph. */
function writeNoWebp(page: Page) {
  return page.addInitScript(() => {
    const convert = OffscreenCanvas.prototype.convertToBlob
    OffscreenCanvas.prototype.convertToBlob = function (options) {
      return convert.call(this, options?.type === 'image/webp' ? { type: 'image/png' } : options)
    }
  })
}
