import { rm, writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import { anOperator } from '../back-office.ts'
import { call } from '../call.ts'
import { expect, type Page, test } from '../fixtures.ts'
import { hold } from '../hold.ts'

test('a product is not saved while its picture is on its way', async ({ page }) => {
  await anOperator(page)
  const name = `Jak seeds ${Date.now()}`
  await page.goto('/admin/products/new')
  await page.getByLabel('Name').fill(name)
  await page.getByLabel('Price in rupees').fill('350')
  await page.getByLabel('Category').selectOption({ index: 1 })
  const sending = await hold(page, /\/admin\/pictures$/)
  await page.getByLabel('Choose picture').setInputFiles(await aPicture('#7a4a1e'))
  await sending.reached(1)
  const add = page.getByRole('button', { name: 'Add product' })
  await add.click()
  sending.pass()
  await sending.release()
  await expect(page.getByAltText('The picture')).toBeVisible()
  await add.click()
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()
  const productId = page.url().split('/').at(-1) ?? ''
  const params = { productId }
  const saved = await call(page.request, 'GET /admin/products/{productId}', { params })
  expect(saved.pictureHash).toEqual(expect.any(String))
})

test('a picture that was taken out of a gallery while another was on its way stays out', async ({
  page,
}) => {
  await anOperator(page)
  await page.goto('/admin/charities/new')
  const gallery = page.getByRole('region', { name: 'Gallery' })
  const choose = gallery.getByLabel('Choose picture')
  await choose.setInputFiles(await aPicture('#1e7a4a'))
  await expect(gallery.getByRole('img', { name: 'Picture 1' })).toBeVisible()
  const sending = await hold(page, /\/admin\/pictures$/)
  await choose.setInputFiles(await aPicture('#4a1e7a'))
  await sending.reached(1)
  await gallery.getByRole('button', { name: 'Remove picture 1' }).click()
  await page.getByLabel('Name').fill('Home for elders')
  await page.getByLabel('In short').fill('Cares')
  await page.getByLabel('Description').fill('In Galle')
  await page.getByRole('button', { name: 'Add charity' }).click()
  sending.pass()
  await sending.release()
  await expect(gallery.getByRole('img')).toHaveCount(1)
  await expect(page).toHaveURL('/admin/charities/new')
})

test('pictures that are chosen while another one is on its way are added too', async ({ page }) => {
  await anOperator(page)
  await page.goto('/admin/charities/new')
  const gallery = page.getByRole('region', { name: 'Gallery' })
  const choose = gallery.getByLabel('Choose picture')
  const sending = await hold(page, /\/admin\/pictures$/)
  await choose.setInputFiles(await aPicture('#1e4a7a'))
  await sending.reached(1)
  const drawing = { name: 'home.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') }
  await choose.setInputFiles(drawing)
  await choose.setInputFiles(await aPicture('#7a1e4a'))
  sending.pass()
  await sending.release()
  await expect(gallery.getByRole('img')).toHaveCount(2)
  await expect(gallery.getByRole('alert')).toContainText('Only pictures can be added')
})

test('who adds a picture whose file is gone by then reads so', async ({ page }) => {
  await anOperator(page)
  await page.goto('/admin/charities/new')
  const gallery = page.getByRole('region', { name: 'Gallery' })
  const choose = gallery.getByLabel('Choose picture')
  const sending = await hold(page, /\/admin\/pictures$/)
  await choose.setInputFiles(await aPicture('#3a6a1e'))
  await sending.reached(1)
  const file = test.info().outputPath('memory-card.png')
  await writeFile(file, (await aPicture('#6a1e3a')).buffer)
  await choose.setInputFiles(file)
  await rm(file)
  sending.pass()
  await sending.release()
  await expect(gallery.getByRole('alert')).toHaveText(
    '“memory-card.png” cannot be read. Choose it again.',
  )
  await expect(gallery.getByRole('img')).toHaveCount(1)
})

test('the keyboard stays at the pictures when one of them is removed or moved to the front', async ({
  page,
}) => {
  await anOperator(page)
  await page.goto('/admin/charities/new')
  const gallery = page.getByRole('region', { name: 'Gallery' })
  for (const [index, colour] of ['#7a7a1e', '#1e7a7a', '#7a1e1e'].entries()) {
    await gallery.getByLabel('Choose picture').setInputFiles(await aPicture(colour))
    await expect(gallery.getByRole('img')).toHaveCount(index + 1)
  }
  await gallery.getByRole('button', { name: 'Move picture 2 forward' }).press('Enter')
  await expect(gallery).toBeFocused()
  await gallery.getByRole('button', { name: 'Remove picture 3' }).press('Enter')
  await expect(gallery.getByRole('img')).toHaveCount(2)
  await expect(gallery).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(gallery.getByRole('button', { name: 'Remove picture 1' })).toBeFocused()

  await page.goto('/admin/products/new')
  await page.getByLabel('Choose picture').setInputFiles(await aPicture('#7a7a1e'))
  const place = page.getByRole('group', { name: 'Picture' })
  await place.getByRole('button', { name: 'Remove picture' }).press('Enter')
  await expect(page.getByAltText('No picture yet')).toBeVisible()
  await expect(place).toBeFocused()
})

test('who keeps what somebody else has saved sees their pictures, and saves no others over them', async ({
  page,
}) => {
  await anOperator(page)
  const first = await anUpload(page, '#2e5a7a')
  const theirs = await anUpload(page, '#5a7a2e')
  const texts = {
    name: `Tsunami school ${Date.now()}`,
    subName: 'Teaches',
    description: 'In Matara',
  }
  const body = { ...texts, pictureHashes: [first] }
  const { charityId } = await call(page.request, 'POST /admin/charities', { body })
  const params = { charityId }
  await page.goto(`/admin/charities/${charityId}`)
  const form = page.getByRole('form', { name: 'Charity', exact: true })
  await form.getByLabel('In short').fill('Teaches and feeds')
  await call(page.request, 'PUT /admin/charities/{charityId}', {
    params,
    body: { ...texts, pictureHashes: [theirs, first], version: 1 },
  })
  await form.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('button', { name: 'Keep theirs' }).click()
  await expect(page.getByRole('region', { name: 'Gallery' }).getByRole('img')).toHaveCount(2)
  await form.getByLabel('In short').fill('Teaches and feeds')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved.')).toBeVisible()
  const saved = await call(page.request, 'GET /admin/charities/{charityId}', { params })
  expect(saved.subName).toBe('Teaches and feeds')
  expect(saved.pictures.map(({ pictureHash }) => pictureHash)).toEqual([theirs, first])
})

/** The hash of a picture that is in the shop. */
async function anUpload(page: Page, background: string) {
  const { mimeType, buffer } = await aPicture(background)
  const body = { picture: `data:${mimeType};base64,${buffer.toString('base64')}` }
  return (await call(page.request, 'POST /admin/pictures', { body })).pictureHash
}

async function aPicture(background: string) {
  const create = { width: 200, height: 200, channels: 3 as const, background }
  const buffer = await sharp({ create }).png().toBuffer()
  return { name: 'picture.png', mimeType: 'image/png', buffer }
}
