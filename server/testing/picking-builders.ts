import { eq, sql } from 'drizzle-orm'
import { expect } from 'vitest'
import type { BackOfficeAnswer } from '../../contract/back-office/index.ts'
import { orders, products, stockMovements } from '../database/schema.ts'
import { aProduct } from './builders.ts'
import { atCredits } from './credit-builders.ts'
import type { TestShop } from './open-shop.ts'
import { stockOf } from './order-builders.ts'
import { aPaidOrder } from './order-work-builders.ts'

type Picking = BackOfficeAnswer<'GET /admin/picking/{orderId}'>
type Line = Picking['lines'][number]
type Said = Partial<Pick<Line, 'picked' | 'short' | 'noneLeft'>> & {
  substitutes?: { productId: number; units: number; forUnits: number; charged?: number }[]
}

/** An operator who picks orders. */
export async function atPicking(shop: TestShop) {
  const work = await atCredits(shop)
  await work.set('orders.picking', true)
  const { session } = work
  const ofOrder = (orderId: number) => ({ session, params: { orderId } })
  // `call` has checked it against the contract.
  const show = async (orderId: number) =>
    (await shop.call('GET /admin/picking/{orderId}', ofOrder(orderId))).body as Picking
  /** None of an order that is not to be picked any more. */
  const linesOf = async (orderId: number): Promise<Line[]> => (await show(orderId)).lines ?? []
  const lineOf = async (orderId: number, name: string): Promise<Line> => {
    const line = (await show(orderId)).lines.find((each) => each.name === name)
    if (!line) throw new Error(`No ${name} to pick in order ${orderId}`)
    return line
  }
  const send = (orderId: number, body: object) =>
    shop.call('POST /admin/picking/{orderId}/steps', { ...ofOrder(orderId), body })
  /** Says what a line is now, as its picker sees it. */
  const say = async (orderId: number, name: string, said: Said, more: object = {}) => {
    const { goods, version } = await lineOf(orderId, name)
    return send(orderId, { ...stepOf(goods, version), ...said, ...more })
  }
  const pack = (orderId: number, bags = 1) =>
    shop.call('POST /admin/picking/{orderId}/packing', { ...ofOrder(orderId), body: { bags } })
  return {
    ...work,
    show,
    linesOf,
    lineOf,
    send,
    say,
    pack,
    start: (orderId: number, body: object = {}) =>
      shop.call('POST /admin/picking/{orderId}/start', { ...ofOrder(orderId), body }),
    giveBack: (orderId: number) =>
      shop.call('POST /admin/picking/{orderId}/giving-back', ofOrder(orderId)),
    call: (orderId: number, atDevice: Date, reached = false) =>
      shop.call('POST /admin/picking/{orderId}/calls', {
        ...ofOrder(orderId),
        body: { opId: crypto.randomUUID(), atDevice: atDevice.toISOString(), reached },
      }),
    suggestions: (orderId: number, goods: string) =>
      shop.call('GET /admin/picking/{orderId}/substitutes/{goods}', {
        session,
        params: { orderId, goods },
      }),
    undoPacking: (orderId: number) =>
      shop.call('POST /admin/picking/{orderId}/packing-undo', ofOrder(orderId)),
    toPick: () => shop.call('GET /admin/picking', { session }),
    /** Finds every unit that nobody has decided about. */
    findTheRest: async (orderId: number) => {
      for (const { picked, ...line } of await linesOf(orderId)) {
        const { goods, version, short, noneLeft } = line
        const substitutes = line.substitutes.map(({ name, charged, ...replaced }) => replaced)
        const replaced = substitutes.reduce((sum, { forUnits }) => sum + forUnits, 0)
        const found = line.quantity - short - replaced
        const kept = { short, noneLeft, substitutes }
        if (found > picked) {
          await send(orderId, { ...stepOf(goods, version), ...kept, picked: found })
        }
      }
    },
  }
}

function stepOf(goods: string, version: number) {
  const opId = crypto.randomUUID()
  const atDevice = new Date().toISOString()
  return { opId, atDevice, goods, version, picked: 0, short: 0, substitutes: [] as object[] }
}

/** Another product of the category of this one. */
export async function anAlternative(
  shop: TestShop,
  likeId: number,
  facts: Parameters<typeof aProduct>[1],
) {
  const product = await aProduct(shop, facts)
  const categoryOf = sql`(select category_id from products where id = ${likeId})`
  await shop.database
    .update(products)
    .set({ categoryId: categoryOf })
    .where(eq(products.id, product.id))
  return product
}

/** What a customer wants when something is missing, as they would have chosen it at the checkout. */
export async function chooseFor(
  { database }: TestShop,
  orderId: number,
  missingItems: 'REPLACE' | 'CALL',
) {
  await database.update(orders).set({ missingItems }).where(eq(orders.id, orderId))
}

/** A paid order whose customer lets goods be replaced. */
export async function anOrderToReplace(shop: TestShop) {
  const order = await aPaidOrder(shop)
  await chooseFor(shop, order.id, 'REPLACE')
  return order
}

/** The movements of each product come to its stock. */
export async function expectStockToAddUp(shop: TestShop) {
  const movements = await shop.database.select().from(stockMovements)
  for (const [id, ofProduct] of Map.groupBy(movements, ({ productId }) => productId)) {
    const sum = ofProduct.reduce((units, { change }) => units + change, 0)
    expect(await stockOf(shop, { id })).toBe(sum)
  }
}
