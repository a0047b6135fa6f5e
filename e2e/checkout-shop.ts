import type { APIRequestContext, Page } from '@playwright/test'
import { tokenKey } from '../app/api/token.ts'
import { aCustomer as anAccount, tokenOf } from './customers.ts'
import { expect } from './fixtures.ts'
import { visit } from './visit.ts'

export type Customer = { token: string; userId: number }

const amounts = { unitPrice: 0, subTotal: 0, totalAmount: 0, discountPrice: 0 }
const bearer = (token: string) => ({ Authorization: `Bearer ${token}` })

/** A customer with a token, not yet used in a browser. */
export async function aCustomer(request: APIRequestContext) {
  const customer = await anAccount(request)
  return { ...customer, userId: customer.id, token: await tokenOf(request, customer) }
}

/** The same customer on another device. */
export async function elsewhere<Account extends Parameters<typeof tokenOf>[1]>(
  request: APIRequestContext,
  customer: Account,
) {
  return { ...customer, token: await tokenOf(request, customer) }
}

type Wanted = {
  packages?: Record<number, number>
  products?: Record<number, number>
  /** The fingerprint of what the customer has seen in the packages; otherwise what they contain. */
  seenContents?: string
}

/** Fills the cart with packages and products: a place in the catalogue and a quantity for each. */
export async function putInCart(
  request: APIRequestContext,
  { token, userId }: Customer,
  { packages = {}, products = {}, seenContents: notedContents }: Wanted,
) {
  const allPackages = await (await request.get('/api/packages')).json()
  const allProducts = await (await request.get('/api/products?pageSize=20&page=1')).json()
  const response = await request.post('/api/carts/cartItem-save', {
    headers: bearer(token),
    data: {
      userId,
      ...amounts,
      items: Object.entries(packages).map(([place, quantity]) => ({
        packageId: allPackages[place].packageId,
        quantity,
        notedContents,
        ...amounts,
      })),
      cartProducts: Object.entries(products).map(([place, quantity]) => ({
        productId: allProducts[place].productId,
        quantity,
        ...amounts,
      })),
    },
  })
  expect(response.ok()).toBe(true)
  return {
    box: allPackages[Object.keys(packages)[0] ?? 0],
    product: allProducts[Object.keys(products)[0] ?? 0],
  }
}

/** The first package once, and two of the first product. */
export async function fillCart(request: APIRequestContext, customer: Customer) {
  const { box, product } = await putInCart(request, customer, {
    packages: { 0: 1 },
    products: { 0: 2 },
  })
  return { packageName: String(box.name), productName: String(product.name) }
}

export async function addAddress(
  request: APIRequestContext,
  { token }: Customer,
  name = 'Nimali Perera',
  postalCode = '10250',
  contact = '077 123 4567',
) {
  const response = await request.post('/api/recipients', {
    headers: bearer(token),
    data: {
      recipientName: name,
      streetAddress: 'No. 12, Example Lane',
      postalCode,
      contact,
    },
  })
  return (await response.json()).recipientId
}

export async function cartOf(request: APIRequestContext, { token }: Customer) {
  return (await request.get('/api/carts', { headers: bearer(token) })).json()
}

export async function ordersOf(request: APIRequestContext, { token }: Customer) {
  return (await request.get('/api/orders', { headers: bearer(token) })).json()
}

/** The quantity of each line as the server stores it, packages first. */
export async function quantitiesOnServer(request: APIRequestContext, customer: Customer) {
  const { items, products } = await cartOf(request, customer)
  return [...items, ...products].map((line) => line.quantity)
}

/** Signed in, on the checkout. */
export async function openCheckout(page: Page, { token }: Customer) {
  const kept = { tokenKey, token }
  await page.addInitScript(({ tokenKey, token }) => {
    // Going back may reach the browser's blank page, which has no storage.
    if (location.origin !== 'null') localStorage.setItem(tokenKey, token)
  }, kept)
  await visit(page, '/checkout')
  await expect(page.getByRole('heading', { name: 'Checkout' })).toBeVisible()
}

/** A customer at the checkout with a filled cart. */
export async function atCheckout(page: Page, request: APIRequestContext) {
  const customer = await aCustomer(request)
  const names = await fillCart(request, customer)
  await openCheckout(page, customer)
  return { customer, ...names }
}

/** A customer at the checkout with a filled cart and one address, which is chosen. */
export async function readyToOrder(page: Page, request: APIRequestContext) {
  const customer = await aCustomer(request)
  const names = await fillCart(request, customer)
  await addAddress(request, customer)
  await openCheckout(page, customer)
  await deliverTo(page, 'Nimali')
  return { customer, ...names }
}

export const plus = (page: Page, name: string) =>
  page.getByRole('button', { name: `Increase quantity of ${name}` })
export const minus = (page: Page, name: string) =>
  page.getByRole('button', { name: `Decrease quantity of ${name}` })
export const quantityOf = (page: Page, name: string) =>
  page.getByRole('group', { name: `Quantity of ${name}` }).getByRole('status')
export const placeOrder = (page: Page) => page.getByRole('button', { name: 'Place Order' })
export const summary = (page: Page) => page.getByRole('region', { name: 'Order summary' })
export const deliverTo = (page: Page, name: string) =>
  page.getByRole('button', { name: new RegExp(`^Deliver to ${name}`) }).click()

/** Changes the cart in every response that carries it. */
export async function changeCart(page: Page, change: (cart: CartResponse) => void) {
  await page.route(/\/api\/carts/, async (route) => {
    const response = await route.fetch()
    const json = await response.json()
    if (response.ok()) change(json)
    await route.fulfill({ response, json })
  })
}

type LineResponse = {
  quantity: number
  unitPrice: number
  notedUnitPrice: number
  availableQuantity: number
}
export type CartResponse = {
  items: (LineResponse & { packages: { status: string; products: unknown[] } })[]
  products: LineResponse[]
}
