import pg from 'pg'

export type Size = { products: number; pastOrders: number }

/** Enough that hardly any customer orders again before the earlier order is paid. */
export const benchCustomers = 10_000
/** Other customers placed the past orders, so that those of the bench have lists as short as in a new shop. */
const pastCustomers = 10_000
/** Stock of each product, so that none sells out by accident. */
export const plenty = 100_000_000

/**
 * Brings a seeded shop to a size: products like the demo's, customers with an address and a cart,
 * and orders that were paid long ago, each with one statement.
 */
export async function fillDatabase(url: string, size: Size): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await fill(client, size)
  } finally {
    await client.end()
  }
}

async function fill(client: pg.Client, { products, pastOrders }: Size): Promise<void> {
  // Past orders need no checks: they are correct by construction.
  await client.query('set session_replication_role = replica')
  await client.query('update products set stock_quantity = $1', [plenty])
  await client.query(moreProducts, [products, plenty])
  await client.query(customers, ['bench', benchCustomers])
  if (pastOrders > 0) await client.query(customers, ['past', pastCustomers])
  await client.query(
    `insert into carts (user_id, version) select id, 1 from users on conflict do nothing`,
  )
  await client.query(addresses)
  await client.query(sessions)
  if (pastOrders > 0) {
    await client.query(orders, [pastOrders])
    for (const each of partsOfOrders) await client.query(each)
  }
  await client.query('select write_product_search(array(select id from products))')
  await client.query('set session_replication_role = default')
  // Empty tables are not analysed, as in a new shop: PostgreSQL would plan to read them whole, and
  // keep that plan for as long as a connection lives.
  const filled =
    pastOrders > 0 ? '' : 'products, product_search, users, sessions, carts, recipients'
  await client.query(`vacuum analyze ${filled}`)
  // Writes the rows to disk now, not during the measurements.
  await client.query('checkpoint')
}

const moreProducts = `
  with kinds as (select *, row_number() over (order by id) - 1 as place, count(*) over () as kinds from products)
  insert into products (name, description, price_cents, category_id, stock_quantity, picture_hash)
  select kind.name || ' No. ' || n, kind.description || ' From field ' || md5(n::text), kind.price_cents,
    kind.category_id, $2, kind.picture_hash
  from generate_series(1, $1::int - (select count(*) from products)) as n
  join kinds as kind on kind.place = n % kind.kinds`

const customers = `
  insert into users (name, email, email_confirmed_at, nic, telephone, password_hash)
  select 'Nimali Perera', $1::text || n || '@example.com', now(), '911042754V', '0771234567', 'none'
  from generate_series(1, $2::int) as n`

const addresses = `
  insert into recipients (user_id, recipient_name, street_address, postal_code, country, contact)
  select id, name, 'No. 12, Example Lane', '10250', 'Sri Lanka', telephone from users`

const sessions = `
  insert into sessions (user_id, credentials_version, network, renewed_at, last_used_at, created_at)
  select id, credentials_version, 'none', now(), now(), now() from users`

const orders = `
  with addresses as (
    select recipients.* from recipients join users on users.id = user_id where users.email like 'past%'
  ), buyers as materialized (
    select addresses.*, row_number() over (order by user_id) - 1 as place from addresses
  )
  insert into orders (user_id, recipient_id, recipient_name, street_address, postal_code, country, contact,
    client_reference, goods_cents, discount_cents, placed_at, paid_at)
  select buyer.user_id, buyer.id, buyer.recipient_name, buyer.street_address, buyer.postal_code, buyer.country,
    buyer.contact, 'PAST-' || n, 3 * 45000, 0, placed.at, placed.at
  from generate_series(1, $1::int) as n
  cross join lateral (select now() - interval '400 days' + interval '350 days' * (n / $1::float8) as at) as placed
  join buyers as buyer on buyer.place = n % (select count(*) from buyers)`

const partsOfOrders = [
  `insert into order_products (order_id, product_id, name, description, unit_price_cents, quantity)
   select orders.id, product.id, product.name, product.description, 45000, 1
   from orders cross join generate_series(1, 3) as line
   join products as product on product.id = 1 + (orders.id * 7 + line) % 100
   where client_reference like 'PAST-%'`,
  `insert into payment_attempts
     (order_id, gateway, reference, client_reference, amount_cents, started_at, asked_at, found_paid, ask_at)
   select id, 'payhere', id || '-past', client_reference, total_cents, placed_at, now(), true,
     case when placed_at > now() - interval '60 days' then now() + interval '1 day' end
   from orders
   where client_reference like 'PAST-%'`,
  `insert into payment_notifications (attempt_id, gateway_payment_id, outcome, gateway_code, method, received_at)
   select id, '32' || id, 'paid', 'paid', 'VISA', started_at from payment_attempts where reference like '%-past'`,
  `insert into order_events (order_id, kind, cause, at)
   select orders.id, kind, 'It was long ago', placed_at
   from orders cross join unnest(array['PLACED', 'PAID']) as kind where client_reference like 'PAST-%'`,
]
