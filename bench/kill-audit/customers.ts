import { setTimeout as pause } from 'node:timers/promises'
import { claimSomething } from './claims.ts'
import { aClient } from './client.ts'
import { anyOf, happens } from './random.ts'
import type { AuditedShop } from './shop.ts'

/** What the shop has acknowledged to its customers, and what they have sent. */
export type Memory = {
  /** References of orders acknowledged with 201, and their totals. */
  acknowledged: Map<string, string>
  sent: Set<string>
  /** The keys of claims acknowledged with 201. */
  claimed: Set<string>
}

type Product = { productId: number; price: number; stockQuantity: number }
type Package = { packageId: number; price: number; discountPrice: number; stockQuantity: number }
type Order = { orderId: number; transactionId: string; totalAmount: number }
type OrderRequest = ReturnType<typeof anOrderRequest>

/** Places one order after the other until stopped, even while the shop is killed and restarted. */
export async function keepShopping(shop: AuditedShop, memory: Memory, stop: AbortSignal) {
  const customer = await register(shop)
  const [products, packages] = await Promise.all([
    customer.ask<Product[]>('/products?status=IN%20STOCK'),
    customer.ask<Package[]>('/packages'),
  ])
  while (!stop.aborted) {
    const slot = await chooseSlot(customer)
    const wanted = { ...anOrderRequest(products, packages), slot }
    const page = await place(customer, wanted, memory)
    if (page) await payAtGateway(page)
    if (happens(0.5)) await customer.send('GET', `/orders/${customer.id}`)
    if (happens(0.1)) await cancelSomething(customer)
    if (happens(0.5)) await claimSomething(customer, memory)
  }
}

/** All choose the earliest time that has room, so that the last place of each is wanted by several. */
async function chooseSlot({ ask }: Customer) {
  type Offered = { windowId: number; date: string; isFree: boolean }
  const { slots } = await ask<{ slots: Offered[] }>('/delivery/slots')
  const free = slots.find(({ isFree }) => isFree)
  return free && { windowId: free.windowId, date: free.date }
}

async function cancelSomething({ ask, insist }: Customer) {
  type Listed = { orderId: number; paymentStatus: string; cancellable?: boolean }
  const orders = await ask<Listed[]>('/orders')
  // Of an unpaid one the payment may be known to the gateway alone.
  const order = orders.find(
    ({ paymentStatus, cancellable }) => cancellable && paymentStatus === 'PAID',
  )
  if (order) await insist('PUT', `/orders/${order.orderId}/cancellation`)
}

export type Customer = Awaited<ReturnType<typeof register>>

async function register({ url }: AuditedShop) {
  const email = `${crypto.randomUUID()}@example.com`
  const password = 'Kiribath#1'
  let token = ''
  const client = aClient(url, () => ({ Authorization: `Bearer ${token}` }))
  const { insist } = client
  const account = { name: 'Audit', email, password, nic: '911042754V', telephone: '0771234567' }
  await insist('POST', '/user/register', account)
  token = (await insist('POST', '/user/login', { email, password })).body.token
  const { id } = (await insist('POST', '/user/get_user_info_by_token', {})).body
  const { recipientId } = (
    await insist('POST', '/recipients', {
      recipientName: 'Nimali Perera',
      streetAddress: 'No. 12, Example Lane',
      postalCode: '10250',
      contact: '0771234567',
    })
  ).body
  return { id: Number(id), recipientId: Number(recipientId), ...client }
}

function anOrderRequest(products: readonly Product[], packages: readonly Package[]) {
  const product = anyOf(products)
  const box = happens(0.3) ? anyOf(packages) : undefined
  const quantity = 1 + Math.floor(Math.random() * 2)
  const discount = box?.discountPrice ?? 0
  const boxPrice = box ? box.price - discount : 0
  return {
    transactionId: `TXN-${crypto.randomUUID()}`,
    totalAmount: (product.price * quantity + boxPrice).toFixed(2),
    discountAmount: discount.toFixed(2),
    missingItems: anyOf(['REPLACE', 'LEAVE_OUT']),
    items: box
      ? [{ packageId: box.packageId, quantity: 1, unitPrice: boxPrice, subtotal: boxPrice }]
      : [],
    orderProducts: [
      { productId: product.productId, quantity, totalAmount: product.price * quantity },
    ],
  }
}

/** Sends the order until it gets a response; returns the page that leads to the gateway, if any. */
async function place(
  customer: Customer,
  wanted: OrderRequest & { slot: object | undefined },
  memory: Memory,
): Promise<string | undefined> {
  const { id: userId, recipientId } = customer
  memory.sent.add(wanted.transactionId)
  const { status, body } = await customer.insist('POST', '/orders', {
    userId,
    recipientId,
    ...wanted,
  })
  if (status === 201) {
    memory.acknowledged.set(wanted.transactionId, wanted.totalAmount)
    return body.data
  }
  // The response was lost, not the order: the customer finds it among their orders and pays it there.
  const orders = await customer.ask<Order[]>('/orders')
  const placed = orders.find((order) => order.transactionId === wanted.transactionId)
  if (!placed) return undefined
  memory.acknowledged.set(wanted.transactionId, wanted.totalAmount)
  const again = await customer.send('POST', '/orders/re_payment', {
    orderId: placed.orderId,
    userId,
    totalAmount: placed.totalAmount.toFixed(2),
    transactionId: `${Date.now()}-${placed.orderId}`,
  })
  return again?.body.data
}

/** Most customers pay, some are declined, some leave; none pays twice. */
async function payAtGateway(page: string): Promise<void> {
  const chance = Math.random()
  if (chance < 0.1) return
  const form = await openPage(page)
  const action = attribute(form, /<form method="post" action="([^"]+)"/)
  if (!action) return
  const fields = [...form.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)]
  const checkout = await post(
    action,
    fields.map(([, name = '', value = '']) => [name, unescaped(value)]),
  )
  const sealed = attribute(checkout, /name="checkout" value="([^"]+)"/)
  const outcome = chance < 0.25 ? 'decline' : 'pay'
  await post(new URL('/pay/finish', action).href, [
    ['checkout', sealed],
    ['outcome', outcome],
  ])
}

/** Retries until the shop responds. */
async function openPage(page: string): Promise<string> {
  for (;;) {
    const response = await fetch(page, { redirect: 'manual' }).catch(() => undefined)
    const text = await response?.text().catch(() => undefined)
    if (response && response.status < 500 && text !== undefined) return text
    await pause(100)
  }
}

/** Posts to the gateway, which is never down; its redirect back to the shop is not followed. */
async function post(url: string, fields: string[][]): Promise<string> {
  const response = await fetch(url, {
    method: 'POST',
    body: new URLSearchParams(fields),
    redirect: 'manual',
  })
  return response.text()
}

function attribute(page: string, pattern: RegExp): string {
  return unescaped(pattern.exec(page)?.[1] ?? '')
}

function unescaped(text: string): string {
  return text
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
}
