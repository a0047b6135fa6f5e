import { randomInt, randomUUID } from 'node:crypto'
import type { PoolClient } from 'pg'
import { benchCustomers } from './fill-database.ts'

const benchProducts = 100

const aCustomer = () => randomInt(benchCustomers) + 1
const fiveProducts = () => {
  const first = randomInt(benchProducts - 5) + 1
  return [first, first + 1, first + 2, first + 3, first + 4]
}

/** One transaction of each kind, with prepared statements. */
export const works = {
  /** One row by its primary key. */
  async select(client: PoolClient) {
    const text = 'select id, name, price_cents, stock_quantity from products where id = $1'
    await client.query({ name: 'select', text, values: [randomInt(benchProducts) + 1] })
  },

  /** Replaces a cart of five lines. */
  async cart(client: PoolClient) {
    await client.query('begin')
    const lock = 'select id from carts where user_id = $1 for update'
    const { rows } = await client.query({ name: 'lock', text: lock, values: [aCustomer()] })
    const cartId = rows[0].id
    const ids = fiveProducts()
    await client.query({
      name: 'delete',
      text: 'delete from cart_products where cart_id = $1 and not product_id = any($2)',
      values: [cartId, ids],
    })
    await client.query({
      name: 'insert',
      text: `insert into cart_products (cart_id, product_id, quantity)
        select $1, unnest($2::int[]), $3 on conflict (cart_id, product_id) do update set quantity = excluded.quantity`,
      values: [cartId, ids, randomInt(9) + 1],
    })
    await client.query({
      name: 'version',
      text: 'update carts set version = version + 1 where id = $1',
      values: [cartId],
    })
    await client.query('commit')
  },

  /** An order with five lines, each inserted by itself. */
  async order(client: PoolClient) {
    await client.query('begin')
    const { rows } = await client.query({
      name: 'order',
      text: `insert into orders (user_id, recipient_id, recipient_name, street_address, postal_code, country,
          contact, client_reference, goods_cents, discount_cents, paid_at)
        values ($1, $1, 'Nimali Perera', 'No. 12, Example Lane', '10250', 'Sri Lanka', '0771234567', $2, 100000, 0, now())
        returning id`,
      values: [aCustomer(), randomUUID()],
    })
    for (const productId of fiveProducts()) {
      await client.query({
        name: 'line',
        text: `insert into order_products (order_id, product_id, name, description, unit_price_cents, quantity)
          values ($1, $2, 'Keeri Samba Rice 5 kg', 'Fine, short-grained samba with a gentle aroma.', 20000, 1)`,
        values: [rows[0].id, productId],
      })
    }
    await client.query('commit')
  },
}

export type DriverWork = keyof typeof works
