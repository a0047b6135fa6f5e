import { randomInt, randomUUID } from 'node:crypto'
import pg from 'pg'
import { type Cents, decimalText, rupees, sum } from '../domain/money/money.ts'
import { shop as facts } from '../domain/shop.ts'
import { sandboxAccount } from '../server/payments/sandbox/account.ts'
import { notificationOf } from '../server/payments/sandbox/notify.ts'
import type { BenchShop } from './bench-shop.ts'
import type { Asked } from './load.ts'

type Buyer = { id: number; recipientId: number; cartId: number; authorization: string }
type Goods = { id: number; priceCents: Cents }

/** Prepares requests of many customers; each may be sent once. */
export async function prepareRequests(shop: BenchShop) {
  const client = new pg.Client({ connectionString: shop.databaseUrl })
  // Losing the server is reported already.
  client.on('error', () => {})
  await client.connect()
  const { rows: goods } = await client.query<Goods>(
    'select id, price_cents as "priceCents" from products order by id limit 100',
  )
  const buyers = await findBuyers(client, shop)

  return {
    close: () => client.end(),
    carts: (count: number) =>
      times(count, (index) => cartUpdate(at(buyers, index), basket(goods, index))),
    orders: (count: number) => {
      const first = randomInt(buyers.length)
      return times(count, (index) => order(at(buyers, first + index), basket(goods, index)))
    },
    ordersOfOne: (count: number) => {
      const first = randomInt(buyers.length)
      return times(count, (index) => order(at(buyers, first + index), [at(goods, index)]))
    },
    ordersOf: (productId: number, count: number) => {
      const wanted = goods.filter(({ id }) => id === productId)
      const first = randomInt(buyers.length)
      return times(count, (index) => order(at(buyers, first + index), wanted))
    },
    ownOrders: () =>
      buyers.map(
        ({ authorization }): Asked => ({
          method: 'GET',
          path: '/api/orders',
          headers: { authorization },
        }),
      ),
    /** The gateway's notifications for every unpaid order whose goods are held. */
    notifications: async () => {
      const { rows } = await client.query<{ reference: string; amountCents: Cents }>(
        `select reference, amount_cents as "amountCents" from payment_attempts
         join orders on orders.id = order_id where stock_held_until is not null order by payment_attempts.id`,
      )
      return rows.map((attempt) => notification(shop, attempt))
    },
    setStock: (productId: number, quantity: number) =>
      client.query('update products set stock_quantity = $2 where id = $1', [productId, quantity]),
  }
}

async function findBuyers(client: pg.Client, shop: BenchShop): Promise<Buyer[]> {
  const { rows } = await client.query<Omit<Buyer, 'authorization'> & { sessionId: number }>(
    `select users.id, sessions.id as "sessionId", carts.id as "cartId", recipients.id as "recipientId"
     from users join sessions on sessions.user_id = users.id join carts on carts.user_id = users.id
       join recipients on recipients.user_id = users.id
     where users.email like 'bench%' order by users.id`,
  )
  const tokens = await Promise.all(
    rows.map(({ id, sessionId }) => shop.tokenOf({ id: sessionId, userId: id })),
  )
  return rows.map((row, index) => ({ ...row, authorization: `Bearer ${tokens[index]}` }))
}

/** Five products, different ones for each customer. */
function basket(goods: Goods[], index: number): Goods[] {
  return times(5, (line) => at(goods, index * 7 + line * 13))
}

function cartUpdate(buyer: Buyer, lines: Goods[]): Asked {
  const total = totalOf(lines)
  return json('PUT', '/api/carts/cartItem-update', buyer, {
    cartId: buyer.cartId,
    userId: buyer.id,
    totalAmount: rupees(total),
    discountPrice: 0,
    items: [],
    cartProducts: lines.map(({ id, priceCents }) => ({
      productId: id,
      quantity: 1,
      unitPrice: rupees(priceCents),
      totalAmount: rupees(priceCents),
    })),
  })
}

function order(buyer: Buyer, lines: Goods[]): Asked {
  return json('POST', '/api/orders', buyer, {
    userId: buyer.id,
    recipientId: buyer.recipientId,
    totalAmount: decimalText(totalOf(lines)),
    discountAmount: '0.00',
    transactionId: `TXN-${randomUUID()}`,
    notes: 'Nimali Perera, No. 12, Example Lane, 10250, Sri Lanka',
    items: [],
    orderProducts: lines.map(({ id, priceCents }) => ({
      cartProductId: null,
      productId: id,
      quantity: 1,
      totalAmount: rupees(priceCents),
    })),
  })
}

function notification(
  { config }: BenchShop,
  attempt: { reference: string; amountCents: Cents },
): Asked {
  const paid = {
    paymentId: `32${attempt.reference.replace(/\D/g, '')}`,
    reference: attempt.reference,
    amount: decimalText(attempt.amountCents),
    currency: facts.currency,
    custom1: '',
    custom2: '',
  }
  const form = notificationOf(sandboxAccount(config), paid, 'pay')
  return {
    method: 'POST',
    path: '/payments/notification',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: form.toString(),
  }
}

function json(
  method: 'POST' | 'PUT',
  path: string,
  { authorization }: Buyer,
  content: object,
): Asked {
  const headers = { 'content-type': 'application/json', authorization }
  return { method, path, headers, body: JSON.stringify(content) }
}

function totalOf(lines: Goods[]): Cents {
  return sum(lines.map(({ priceCents }) => priceCents))
}

function times<Made>(count: number, make: (index: number) => Made): Made[] {
  return Array.from({ length: count }, (_, index) => make(index))
}

function at<Item>(items: readonly Item[], index: number): Item {
  const item = items[index % items.length]
  if (item === undefined) throw new Error('There is nothing to choose from')
  return item
}
