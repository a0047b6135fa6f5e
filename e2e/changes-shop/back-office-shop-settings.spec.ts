import { shop as builtIn } from '../../domain/shop.ts'
import { expectAccessible } from '../accessibility.ts'
import { anOperator, changeSetting } from '../back-office.ts'
import { enter, expectNoWiderThanScreen } from '../customers.ts'
import { expect, test } from '../fixtures.ts'
import { aPaidOrder } from '../paid-order.ts'
import { restoreSettingOf, saveSettingOf, settingOf } from '../settings-page.ts'
import { visit } from '../visit.ts'

const notice = {
  en: 'Avurudu: order by Thursday.',
  si: 'අවුරුදු: බ්‍රහස්පතින්දාට පෙර ඇණවුම් කරන්න.',
  ta: 'புத்தாண்டு: வியாழனுக்கு முன் ஓடர் செய்யவும்.',
}

test('an owner writes a notice, changes a link and a phone number, and takes them back', async ({
  page,
  browser,
}) => {
  const { email } = await anOperator(page)
  await page.goto('/admin/settings')
  await expect(settingOf(page, 'Notice on every page')).toBeVisible()
  await expectAccessible(page)

  const form = settingOf(page, 'Notice on every page')
  await form.getByLabel('Sinhala').fill(notice.si)
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form.getByRole('alert')).toContainText('in English too')
  await form.getByLabel('English').fill(notice.en)
  await form.getByLabel('Tamil').fill(notice.ta)
  await saveSettingOf(page, 'Notice on every page')
  await expect(form).toContainText(`Changed by ${email}`)
  await settingOf(page, 'Phone for customers').getByRole('textbox').fill('011 234 5678')
  await saveSettingOf(page, 'Phone for customers')
  await settingOf(page, 'X page').getByRole('textbox').fill('')
  await saveSettingOf(page, 'X page')

  const guest = await browser.newPage()
  await visit(guest, '/')
  const strip = guest.getByRole('region', { name: 'Notice' })
  await expect(strip).toHaveText(notice.en)
  // A printed invoice is kept longer than the notice is true.
  await guest.emulateMedia({ media: 'print' })
  await expect(strip).toBeHidden()
  await guest.emulateMedia({ media: 'screen' })
  await expect(
    guest.getByRole('contentinfo').getByRole('link', { name: '011 234 5678' }),
  ).toBeVisible()
  await expect(
    guest.getByRole('contentinfo').getByRole('link', { name: /^Instagram/ }),
  ).toBeVisible()
  await expect(guest.getByRole('contentinfo').getByRole('link', { name: /^X/ })).toHaveCount(0)
  await expectAccessible(guest)
  await guest.setViewportSize({ width: 320, height: 640 })
  await expectNoWiderThanScreen(guest)
  await visit(guest, '/si/products')
  await expect(guest.getByText(notice.si)).toBeVisible()

  for (const name of ['Notice on every page', 'Phone for customers', 'X page']) {
    await restoreSettingOf(page, name)
    await expectAccessible(page)
  }
  await page.setViewportSize({ width: 360, height: 740 })
  await expectNoWiderThanScreen(page)
  await visit(guest, '/')
  await expect(guest.getByRole('contentinfo').getByRole('link', { name: /^X/ })).toBeVisible()
  await expect(strip).toHaveCount(0)
  expect(await guest.content()).not.toContain('011 234 5678')
  await guest.close()
})

test('an invoice names the shop as its owner does, also without a number of its own', async ({
  page,
}) => {
  await anOperator(page)
  await changeSetting(page, 'shop.name', 'Mala Stores')
  try {
    const customer = await aPaidOrder(page, 'Ruwan Silva')
    const shop = await enter(page, customer)
    const [{ orderId }] = await shop.get('/orders')
    await visit(page, `/orders/${orderId}/invoice`)
    await expect(page.getByRole('article').getByText('Mala Stores')).toBeVisible()
  } finally {
    await changeSetting(page, 'shop.name', builtIn.name)
  }
})
