import type { APIRequestContext, Page } from '@playwright/test'
import { aNewcomer, expect, expectAccessible, test } from './fixtures.ts'

// The network faults that a test makes are in the console too: such a test empties
// `consoleErrors` at its end.

type Customer = { token: string; userId: number }

async function aCustomer(request: APIRequestContext): Promise<Customer> {
  const { name, email, nic, phone, password } = aNewcomer()
  const registration = { name, email, nic, password, telephone: phone, role: 'USER' }
  await request.post('/api/user/register', { data: registration })
  const login = await request.post('/api/user/login', { data: { email, password } })
  const { token } = await login.json()
  const cart = await request.get('/api/carts', { headers: bearer(token) })
  return { token, userId: (await cart.json()).userId }
}

/** Family Weekly Box once, and two of the first product. */
async function fillCart(request: APIRequestContext, { token, userId }: Customer) {
  const [family] = await (await request.get('/api/packages')).json()
  const [rice] = await (await request.get('/api/products?pageSize=1')).json()
  const amounts = { unitPrice: 0, subTotal: 0, totalAmount: 0, discountPrice: 0 }
  const answer = await request.post('/api/carts/cartItem-save', {
    headers: bearer(token),
    data: {
      userId,
      ...amounts,
      items: [{ packageId: family.packageId, quantity: 1, ...amounts }],
      cartProducts: [{ productId: rice.productId, quantity: 2, ...amounts }],
    },
  })
  expect(answer.ok()).toBe(true)
  return { packageName: String(family.name), productName: String(rice.name) }
}

async function addAddress(request: APIRequestContext, { token }: Customer, name: string) {
  await request.post('/api/recipients', {
    headers: bearer(token),
    data: {
      recipientName: name,
      streetAddress: 'No. 12, Example Lane',
      postalCode: '10250',
      contact: '077 123 4567',
    },
  })
}

async function quantitiesOnServer(request: APIRequestContext, { token }: Customer) {
  const cart = await (await request.get('/api/carts', { headers: bearer(token) })).json()
  return [...cart.items, ...cart.products].map((line) => line.quantity)
}

async function openCheckout(page: Page, { token }: Customer) {
  await page.addInitScript((value) => localStorage.setItem('token', value), token)
  await page.goto('/checkout')
  await expect(page.getByRole('heading', { name: 'Checkout' })).toBeVisible()
}

const bearer = (token: string) => ({ Authorization: `Bearer ${token}` })
const quantityOf = (page: Page, name: string) =>
  page.getByRole('group', { name: `Quantity of ${name}` }).getByRole('status')

test.describe('the items', () => {
  test('a quantity changes on screen at once and is saved a second later', async ({
    page,
    request,
  }) => {
    const customer = await aCustomer(request)
    const { productName } = await fillCart(request, customer)
    await openCheckout(page, customer)
    const saved = page.waitForResponse(/cartItem-update/)
    await page.getByRole('button', { name: `Increase quantity of ${productName}` }).dblclick()
    await expect(quantityOf(page, productName)).toHaveText('4')

    await saved
    expect(await quantitiesOnServer(request, customer)).toEqual([1, 4])
  })

  test('a package stays at 1, and the last one of a product is taken out', async ({
    page,
    request,
  }) => {
    const customer = await aCustomer(request)
    const { packageName, productName } = await fillCart(request, customer)
    await openCheckout(page, customer)
    const lessOf = (name: string) =>
      page.getByRole('button', { name: `Decrease quantity of ${name}` })
    await expect(lessOf(packageName)).toBeDisabled()

    await lessOf(productName).dblclick()
    await expect(page.getByRole('heading', { name: 'Individual Products (0)' })).toBeVisible()
    await expect(page.getByText('Product removed from cart!')).toBeVisible()
    expect(await quantitiesOnServer(request, customer)).toEqual([1])
  })

  test('a product inside a package cannot be removed, and says why', async ({ page, request }) => {
    const customer = await aCustomer(request)
    const { packageName } = await fillCart(request, customer)
    await openCheckout(page, customer)
    const seeInside = page.getByRole('button', { name: 'See what is inside' }).first()
    if (await seeInside.isVisible()) await seeInside.click()
    const contents = page.getByRole('list', { name: `Products in ${packageName}` })
    const inside = contents.getByRole('button').first()
    await expect(inside).toBeDisabled()

    await inside.focus()
    await expect(page.getByRole('tooltip')).toHaveText(
      'Cannot remove individual products from packages',
    )
  })

  test('a failed save goes back to what was saved and says so', async ({
    page,
    request,
    consoleErrors,
  }) => {
    const customer = await aCustomer(request)
    const { productName } = await fillCart(request, customer)
    await page.route(/cartItem-update/, (route) => route.abort())
    await openCheckout(page, customer)
    await page.getByRole('button', { name: `Increase quantity of ${productName}` }).click()
    await expect(quantityOf(page, productName)).toHaveText('3')

    await expect(
      page.getByText('Failed to increment product quantity. Please try again.'),
    ).toBeVisible()
    await expect(quantityOf(page, productName)).toHaveText('2')
    consoleErrors.length = 0
  })

  test('what another device added stays when this one saves', async ({ page, request }) => {
    const customer = await aCustomer(request)
    const { productName } = await fillCart(request, customer)
    await openCheckout(page, customer)
    await expect(quantityOf(page, productName)).toHaveText('2')
    const { items, products } = await (
      await request.get('/api/carts', { headers: bearer(customer.token) })
    ).json()
    const other = (await (await request.get('/api/packages')).json())[1]
    const amounts = { unitPrice: 0, subTotal: 0, totalAmount: 0, discountPrice: 0 }
    await request.post('/api/carts/cartItem-save', {
      headers: bearer(customer.token),
      data: {
        userId: customer.userId,
        ...amounts,
        items: [items[0].packages, other].map(({ packageId }) => ({
          packageId,
          quantity: 1,
          ...amounts,
        })),
        cartProducts: [{ productId: products[0].productId.productId, quantity: 2, ...amounts }],
      },
    })

    await page.getByRole('button', { name: `Increase quantity of ${productName}` }).click()
    await expect(page.getByRole('heading', { name: other.name })).toBeVisible()
    await expect(quantityOf(page, productName)).toHaveText('3')
    await expect.poll(() => quantitiesOnServer(request, customer)).toEqual([1, 1, 3])
  })

  test('clearing asks first and leaves the empty cart with the picker', async ({
    page,
    request,
  }) => {
    const customer = await aCustomer(request)
    await fillCart(request, customer)
    await openCheckout(page, customer)
    await page.getByRole('button', { name: 'Clear Cart' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Clear Cart' }).click()

    await expect(page.getByText('Your cart is empty')).toBeVisible()
    await expect(page.getByText('Cart cleared successfully!')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Browse Packages' })).toBeVisible()
    await page.getByRole('button', { name: 'Add to Cart' }).first().click()
    await expect(page.getByRole('heading', { name: 'Individual Products (1)' })).toBeVisible()
  })
})

test('a cart that cannot be loaded says so, and trying again reloads the page', async ({
  page,
  request,
}) => {
  const customer = await aCustomer(request)
  await fillCart(request, customer)
  await page.route('**/api/carts', (route) =>
    route.fulfill({ status: 400, json: { message: 'No' } }),
  )
  await openCheckout(page, customer)
  await expect(page.getByText('Error: Failed to load cart data. Please try again.')).toBeVisible()

  await page.unroute('**/api/carts')
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect(page.getByRole('heading', { name: 'Order summary' })).toBeVisible()
})

test.describe('the delivery address', () => {
  test('its form insists on what is required, and hides the summary meanwhile', async ({
    page,
    request,
  }) => {
    const customer = await aCustomer(request)
    await fillCart(request, customer)
    await openCheckout(page, customer)
    await page.getByRole('button', { name: 'Add New Address' }).click()
    await expect(page.getByRole('heading', { name: 'Order summary' })).toBeHidden()
    await expect(page.getByLabel('Country')).toHaveValue('Sri Lanka')

    await page.getByRole('button', { name: 'Save Address' }).click()
    await expect(page.getByText('Please fill in all required fields')).toHaveCount(4)
    await expectAccessible(page)
  })

  test('the chosen one is recent and still chosen after coming back', async ({ page, request }) => {
    const customer = await aCustomer(request)
    await fillCart(request, customer)
    await addAddress(request, customer, 'Nimali Perera')
    await addAddress(request, customer, 'Kamala Perera')
    await openCheckout(page, customer)
    await page.getByRole('button', { name: 'View All Addresses' }).click()
    await page.getByRole('button', { name: /^Deliver to Kamala/ }).click()
    await page.reload()

    const kamala = page.getByRole('button', { name: /^Deliver to Kamala Perera Recent/ })
    await expect(kamala).toHaveAttribute('aria-pressed', 'true')
    await expect(page.getByRole('button', { name: /^Deliver to Nimali/ })).toBeHidden()
    await expect(page.getByRole('button', { name: 'Place Order' })).toBeEnabled()
  })

  test('deleting the chosen one asks first and chooses another', async ({ page, request }) => {
    const customer = await aCustomer(request)
    await fillCart(request, customer)
    await addAddress(request, customer, 'Nimali Perera')
    await addAddress(request, customer, 'Kamala Perera')
    await openCheckout(page, customer)
    await page.getByRole('button', { name: /^Deliver to Nimali/ }).click()
    await page.getByRole('button', { name: 'Delete address of Nimali Perera' }).click()
    await expect(page.getByText('Are you sure you want to delete this address?')).toBeVisible()
    await page.getByRole('button', { name: 'Yes' }).click()

    await expect(page.getByText('Address deleted successfully!')).toBeVisible()
    await expect(page.getByRole('button', { name: /^Deliver to Kamala/ })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
  })

  test('giving up a change says so', async ({ page, request }) => {
    const customer = await aCustomer(request)
    await fillCart(request, customer)
    await addAddress(request, customer, 'Nimali Perera')
    await openCheckout(page, customer)
    await page.getByRole('button', { name: 'Edit address of Nimali Perera' }).click()
    await expect(page.getByLabel('Recipient name')).toHaveValue('Nimali Perera')
    await page.getByRole('button', { name: 'Cancel' }).click()

    await expect(page.getByText('Address editing cancelled')).toBeVisible()
  })
})

test.describe('placing an order', () => {
  const createdText = 'Order created successfully!'
  const outcomes = [
    {
      when: 'the payment address is none',
      answer: { status: 201, json: { status: 'SUCCESS', data: 'closed' } },
      text: 'Order payment failed. Go to Orders to complete payment.',
    },
    {
      when: 'the order is refused',
      answer: { status: 409, json: { message: 'Prices have changed.' } },
      text: 'Failed to create order. Please try again.',
    },
    {
      when: 'the payment gateway is down',
      answer: { status: 502, json: { message: 'The payment gateway did not answer.' } },
      text: 'Payment gateway is currently unavailable. Please try again later or contact support.',
    },
    {
      when: 'nobody answers',
      answer: undefined,
      text: 'Network error. Please check your connection and try again.',
    },
    {
      when: 'there is nothing to pay at',
      answer: { json: { status: 'SUCCESS' } },
      text: createdText,
    },
  ]
  for (const { when, answer, text } of outcomes) {
    test(`when ${when}: "${text}"`, async ({ page, request, consoleErrors }) => {
      const customer = await aCustomer(request)
      await fillCart(request, customer)
      await addAddress(request, customer, 'Nimali Perera')
      await openCheckout(page, customer)
      await page.getByRole('button', { name: /^Deliver to Nimali/ }).click()
      await page.route('**/api/orders', (route) =>
        route.request().method() === 'GET'
          ? route.continue()
          : answer
            ? route.fulfill(answer)
            : route.abort(),
      )
      await page.getByRole('button', { name: 'Place Order' }).click()

      await expect(page.getByText(text).first()).toBeVisible()
      await expect(page).toHaveURL(text === createdText ? /\/orders$/ : /\/checkout$/)
      consoleErrors.length = 0
    })
  }

  test('first saves what is still unsaved, and a double click orders once', async ({
    page,
    request,
  }) => {
    const customer = await aCustomer(request)
    const { productName } = await fillCart(request, customer)
    await addAddress(request, customer, 'Nimali Perera')
    await openCheckout(page, customer)
    await page.getByRole('button', { name: /^Deliver to Nimali/ }).click()
    await page.getByRole('button', { name: `Increase quantity of ${productName}` }).click()
    await page.getByRole('button', { name: 'Place Order' }).dblclick()
    await expect(page.getByRole('button', { name: 'Pay', exact: true })).toBeVisible()

    const answer = await request.get('/api/orders', { headers: bearer(customer.token) })
    const orders = await answer.json()
    expect(orders).toHaveLength(1)
    expect(orders[0].orderProducts[0].quantity).toBe(3)
  })
})

test('what a guest wanted is in the cart after login', async ({ page, request }) => {
  const customer = await aCustomer(request)
  await page.goto('/products')
  await page.getByRole('button', { name: 'Add to Cart' }).first().click()
  await expect(page.getByText('Please login to add items to cart')).toBeVisible()
  await expect(page).toHaveURL(/\/login$/)

  await page.evaluate((token) => localStorage.setItem('token', token), customer.token)
  await page.goto('/checkout')
  await expect(page.getByRole('heading', { name: 'Individual Products (1)' })).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('nothing scrolls sideways and nobody is kept out', { tag: '@phone' }, async ({
    page,
    request,
  }) => {
    const customer = await aCustomer(request)
    await fillCart(request, customer)
    await addAddress(request, customer, 'Nimali Perera')
    await openCheckout(page, customer)
    await page.getByRole('button', { name: 'See what is inside' }).first().click()
    await expect(page.getByRole('heading', { name: 'Order summary' })).toBeVisible()
    await expectAccessible(page)

    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(width).toBe(360)
  })
})
