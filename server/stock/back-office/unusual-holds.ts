import {
  and,
  count,
  countDistinct,
  desc,
  eq,
  gt,
  gte,
  isNotNull,
  isNull,
  max,
  or,
  sql,
} from 'drizzle-orm'
import { unusualHolds } from '../../../domain/orders/fair-share.ts'
import type { Database } from '../../database/connect.ts'
import { orders, products, users } from '../../database/schema.ts'
import { sumOfCents } from '../../database/sum-of-cents.ts'
import { heldLines, isHolding } from '../holds.ts'

const mostShown = 10

/**
 * The accounts whose unpaid orders hold unusually much, most first, and whether all newcomers together do.
 * Accounts that an operator allows large orders are left out.
 */
export async function selectUnusualHolds(database: Database) {
  const [accounts, [newcomers]] = await Promise.all([
    selectAccounts(database),
    selectNewcomers(database),
  ])
  return {
    total: accounts[0]?.total ?? 0,
    items: accounts.flatMap(({ total: _, until, ...account }) =>
      until ? { ...account, until } : [],
    ),
    newcomers: newcomers ?? { accounts: 0, products: 0 },
  }
}

export type UnusualHold = Awaited<ReturnType<typeof selectUnusualHolds>>['items'][number]

function selectAccounts(database: Database) {
  const { held, ofProduct } = holdsIn(database)
  const { oneIn, fewUnits, amountCents } = unusualHolds.account
  const units = sql<number>`sum(${held.units})`
  const ofAccount = database.$with('of_account').as(
    database
      .select({ userId: held.userId, productId: held.productId, units: units.as('units') })
      .from(held)
      .groupBy(held.userId, held.productId),
  )
  const much = database.$with('much').as(
    database
      .select({ userId: ofAccount.userId, products: count().as('products') })
      .from(ofAccount)
      .innerJoin(ofProduct, eq(ofProduct.productId, ofAccount.productId))
      .where(
        and(
          gt(ofAccount.units, fewUnits),
          gte(sql`${ofAccount.units} * ${oneIn}`, ofProduct.inAll),
        ),
      )
      .groupBy(ofAccount.userId),
  )
  const amount = sumOfCents(orders.totalCents)
  return database
    .with(held, ofProduct, ofAccount, much)
    .select({
      customerId: users.id,
      name: users.name,
      orders: count(),
      amountCents: amount,
      until: max(orders.stockHeldUntil),
      products: sql`coalesce(${much.products}, 0)`.mapWith(Number),
      total: sql`count(*) over ()`.mapWith(Number),
    })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.userId))
    .leftJoin(much, eq(much.userId, users.id))
    .where(and(isHolding, isNull(users.largeOrdersSince)))
    .groupBy(users.id, much.products)
    .having(or(isNotNull(much.products), gte(amount, amountCents)))
    .orderBy(desc(amount), users.id)
    .limit(mostShown)
}

/** The products of which all newcomers together hold much, and how many they are. */
function selectNewcomers(database: Database) {
  const { held, ofProduct } = holdsIn(database)
  const { oneIn, fewUnits } = unusualHolds.newcomersTogether
  return database
    .with(held, ofProduct)
    .select({ accounts: countDistinct(held.userId), products: countDistinct(held.productId) })
    .from(held)
    .innerJoin(ofProduct, eq(ofProduct.productId, held.productId))
    .where(
      and(
        held.byNewcomer,
        gt(ofProduct.ofNewcomers, fewUnits),
        gte(sql`${ofProduct.ofNewcomers} * ${oneIn}`, ofProduct.inAll),
      ),
    )
}

/** What unpaid orders hold, in lines; and of each product, with what is on the shelf. */
function holdsIn(database: Database) {
  const held = database.$with('held').as(heldLines(database))
  const ofProduct = database.$with('of_product').as(
    database
      .select({
        productId: products.id,
        ofNewcomers: sql<number>`sum(${held.units}) filter (where ${held.byNewcomer})`.as(
          'of_newcomers',
        ),
        inAll: sql<number>`${products.stockQuantity} + sum(${held.units})`.as('in_all'),
      })
      .from(held)
      .innerJoin(products, eq(products.id, held.productId))
      .groupBy(products.id),
  )
  return { held, ofProduct }
}
