import { expectAccessible } from '../accessibility.ts'
import { anOperator, changeSetting } from '../back-office.ts'
import { call } from '../call.ts'
import { addPhoto, completeNewest } from '../claiming.ts'
import { enter, expectNoWiderThanScreen } from '../customers.ts'
import { expect, test } from '../fixtures.ts'
import { aPaidOrder } from '../paid-order.ts'
import { reload, visit } from '../visit.ts'

test('a customer shows what is damaged, an operator gives the money back, and both read the story', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  const customer = await aPaidOrder(page, 'Ruwan Silva')
  await anOperator(page)
  const orderId = await completeNewest(page, customer.token)
  const address = `/orders?order=${orderId}`
  await enter(page, customer)
  await visit(page, address)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText('Something is wrong')).toHaveCount(0)

  await changeSetting(page, 'orders.claims', true)
  try {
    await visit(page, address)
    await page.getByRole('button', { name: 'Something is wrong' }).click()
    const form = page.getByRole('form', { name: 'Something is wrong' })
    await expect(form.getByLabel('Which items?')).toBeFocused()
    await form.getByLabel('Damaged').check()
    await form.getByLabel('What happened?').fill('The bag was torn')
    await addPhoto(form)
    await form.getByRole('button', { name: 'Remove photo 1' }).press('Enter')
    await expect(form.getByRole('img')).toHaveCount(0)
    await expect(form.getByRole('group', { name: 'Photos' })).toBeFocused()
    await reload(page)
    await expect(form.getByLabel('Damaged')).toBeChecked()
    await expect(form.getByLabel('What happened?')).toHaveValue('The bag was torn')
    await addPhoto(form)
    await expectAccessible(page)
    await expectNoWiderThanScreen(page)
    await form.getByRole('button', { name: 'Send' }).click()
    const claims = page.getByRole('region', { name: 'Something is wrong' })
    await expect(claims).toContainText('We are looking at it')
    await expect(claims.getByRole('heading', { level: 2 })).toBeFocused()
    await expect(claims.getByRole('img', { name: 'Photo 1' })).toBeVisible()
    await expectAccessible(page)
    await claims.getByRole('button', { name: 'Take it back' }).press('Enter')
    const question = page.getByRole('alertdialog')
    await question.getByRole('button', { name: 'Take it back' }).press('Enter')
    await expect(claims).toContainText('Taken back')
    await expect(claims.getByRole('heading', { level: 2 })).toBeFocused()

    await claims.getByRole('button', { name: 'Something is wrong' }).click()
    await form.getByLabel('Damaged').check()
    await form.getByLabel('What happened?').fill('The bag was torn')
    await addPhoto(form)
    await form.getByRole('button', { name: 'Send' }).click()
    await expect(claims).toContainText('We are looking at it')

    await page.goto(`/admin/orders/${orderId}`)
    const office = page.getByRole('region', { name: 'Claims' })
    await expect(office).toContainText('The bag was torn')
    await expect(office.getByRole('img', { name: 'Photo 1' })).toBeVisible()
    await office.locator('summary').click()
    const decision = office.getByRole('form')
    await decision.getByLabel('Answer').fill('That should not happen')
    await decision.getByLabel('By hand').check()
    await expectAccessible(page)
    await expectNoWiderThanScreen(page)
    await decision.getByRole('button', { name: 'Decide' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Decide' }).click()
    await expect(office).toContainText('money back: 1, by')
    await expect(page.getByRole('main')).toBeFocused()

    await visit(page, address)
    await expect(claims).toContainText('Money back for 1')
    await expect(claims).toContainText('That should not happen')
    await expectAccessible(page)
    await expectNoWiderThanScreen(page)
  } finally {
    await changeSetting(page, 'orders.claims', false)
  }
})

test('what is sent again is packed and leaves the store, and the customer sees how far it is', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  const customer = await aPaidOrder(page, 'Ruwan Silva')
  const { token } = customer
  const [order] = await call(page.request, 'GET /orders', { token })
  if (!order) throw new Error('Nothing was ordered')
  const params = { orderId: order.orderId }
  await anOperator(page)
  const { version } = await call(page.request, 'GET /admin/orders/{orderId}', { params })
  const body = { orders: [{ ...params, version }] }
  await call(page.request, 'POST /admin/order-completions', { body })
  await changeSetting(page, 'orders.claims', true)
  try {
    const { goods } = await call(page.request, 'GET /orders/{orderId}/claims', { token, params })
    const lines = goods.map((each) => ({
      goods: each.goods,
      kind: 'MISSING',
      units: 2,
      wish: 'REPLACEMENT',
      words: '',
      photoIds: [],
    }))
    const claim = { ...params, lines, requestKey: crypto.randomUUID() }
    await call(page.request, 'POST /claims', { token, body: claim })

    await page.goto(`/admin/orders/${order.orderId}`)
    const office = page.getByRole('region', { name: 'Claims' })
    for (const { name } of goods) {
      await office.locator('summary').first().click()
      const decision = office.getByRole('form', { name: `Decide: ${name}` })
      await expect(decision.getByLabel(/^Send it again/)).toBeChecked()
      await decision.getByLabel('Answer').fill('We bring it tomorrow')
      await decision.getByRole('button', { name: 'Decide' }).click()
      await page.getByRole('alertdialog').getByRole('button', { name: 'Decide' }).click()
      await expect(decision).toHaveCount(0)
    }
    const again = office.getByRole('form', { name: 'To send again' })
    const [first] = goods
    await again.getByLabel(`Found of ${first?.name}`).fill('1')
    await again.getByLabel('Bags').fill('2')
    await expectAccessible(page)
    await expectNoWiderThanScreen(page)
    await again.getByRole('button', { name: 'Packed' }).click()
    await expect(office).toContainText('Packed, bags: 2')
    await expect(page.getByRole('region', { name: 'Given back' })).toContainText(first?.name ?? '')
    await office.getByRole('button', { name: 'It leaves the store' }).click()
    await expect(office).toContainText('It left the store at')
    await office.getByRole('button', { name: 'Not out after all' }).click()
    await office.getByRole('button', { name: 'It leaves the store' }).click()
    await expect(office.getByRole('button', { name: 'Not out after all' })).toBeVisible()
    await expectAccessible(page)

    await enter(page, customer)
    await visit(page, `/orders?order=${order.orderId}`)
    const claims = page.getByRole('region', { name: 'Something is wrong' })
    await expect(claims).toContainText('What we send you again')
    await expect(claims).toContainText(`1 × ${first?.name}`)
    await expect(claims).toContainText('It left our store at')
    await expectAccessible(page)
    await expectNoWiderThanScreen(page)
  } finally {
    await changeSetting(page, 'orders.claims', false)
  }
})
