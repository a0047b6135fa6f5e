import { Writable } from 'node:stream'
import { asc, eq } from 'drizzle-orm'
import { decimalText } from '../../domain/money/money.ts'
import { shop as facts } from '../../domain/shop.ts'
import { createApplication } from '../application/application.ts'
import { orderEvents, paymentAttempts, products } from '../database/schema.ts'
import { createLog } from '../log.ts'
import { notificationSignature } from '../payments/payhere/signature.ts'
import { sandboxAccount } from '../payments/sandbox/account.ts'
import { aCustomer, anAddress, anOrderOf, aProduct } from './builders.ts'
import type { TestShop } from './open-shop.ts'

/** Two packets of tea at 920 rupees, not yet paid; 8 of 10 are left in stock. */
export async function anUnpaidOrder(shop: TestShop) {
  const customer = await aCustomer(shop)
  const tea = await aProduct(shop, { name: 'Ceylon Tea', price: 920, stock: 10 })
  const request = anOrderOf(customer, await anAddress(shop, customer), [[tea, 2]])
  const placed = await shop.call('POST /orders', { body: request, token: customer.token })
  const page = String(placed.body.data)
  const attempt = await attemptBehind(shop, page)
  return { id: attempt.orderId, customer, productId: tea.id, page, attempt }
}

export type UnpaidOrder = Awaited<ReturnType<typeof anUnpaidOrder>>

/** Another attempt to pay the same order. */
export async function aSecondAttempt(shop: TestShop, { id, customer, attempt }: UnpaidOrder) {
  const body = {
    orderId: id,
    userId: customer.id,
    totalAmount: attempt.amount,
    transactionId: `1795170739-${id}`,
  }
  const again = await shop.call('POST /orders/re_payment', { token: customer.token, body })
  return attemptBehind(shop, again.body.data)
}

/** The attempt behind a payment page. */
export async function attemptBehind({ database }: TestShop, page: string) {
  const [attempt] = await database
    .select()
    .from(paymentAttempts)
    .where(eq(paymentAttempts.token, page.split('/').at(-1) ?? ''))
  if (!attempt) throw new Error(`No attempt behind ${page}`)
  const { orderId, reference, amountCents } = attempt
  return { orderId, reference, amount: decimalText(amountCents) }
}

type Attempt = Pick<Awaited<ReturnType<typeof attemptBehind>>, 'reference' | 'amount'>

/** A signed notification as the gateway would send it for an attempt: success, unless changed. */
export function signedNotification(
  { shop }: TestShop,
  attempt: Attempt,
  changes: Record<string, string> = {},
): URLSearchParams {
  const account = sandboxAccount(shop.config)
  const fields = {
    merchant_id: account.merchantId,
    order_id: attempt.reference,
    payment_id: '320025071278',
    payhere_amount: attempt.amount,
    payhere_currency: facts.currency,
    status_code: '2',
    method: 'VISA',
    ...changes,
  }
  const md5sig = notificationSignature(account, {
    reference: fields.order_id,
    amount: fields.payhere_amount,
    currency: fields.payhere_currency,
    statusCode: fields.status_code,
  })
  return new URLSearchParams({ ...fields, md5sig })
}

/** A form as a browser or the gateway posts it. */
export function formPost(form: URLSearchParams | string): RequestInit {
  return {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    body: form.toString(),
  }
}

/** Sends the shop a notification about an attempt: success, unless changed. */
export async function notify(shop: TestShop, attempt: Attempt, changes?: Record<string, string>) {
  const form = signedNotification(shop, attempt, changes)
  return shop.request('/payments/notification', formPost(form))
}

/** The order as its customer sees it, its history and the stock that is left. */
export async function stateOf(
  { call, database }: TestShop,
  { id, customer, productId }: UnpaidOrder,
) {
  const orders = await call('GET /orders/{userId}', {
    params: { userId: customer.id },
    token: customer.token,
  })
  const events = await database
    .select({ kind: orderEvents.kind })
    .from(orderEvents)
    .where(eq(orderEvents.orderId, id))
    .orderBy(asc(orderEvents.id))
  const [product] = await database.select().from(products).where(eq(products.id, productId))
  return {
    status: orders.body.paymentStatus,
    method: orders.body.paymentMethod,
    history: events.map(({ kind }) => kind),
    stock: product?.stockQuantity,
  }
}

type Warning = { level: string; requestId?: string; reason?: string; orderId?: number }

/** The same shop, with its warnings collected as an operator would see them in the log. */
export function watched({ shop }: TestShop) {
  const warnings: Warning[] = []
  const stream = new Writable({
    write(line, _, done) {
      const logged = JSON.parse(String(line))
      if (logged.level !== 'info') warnings.push(logged)
      done()
    },
  })
  const application = createApplication({ ...shop, log: createLog(stream) })
  const notified = async (form: URLSearchParams | string, headers: Record<string, string> = {}) => {
    const request = formPost(form)
    return application.request('/payments/notification', {
      ...request,
      headers: { ...request.headers, ...headers },
    })
  }
  return { warnings, notified }
}
