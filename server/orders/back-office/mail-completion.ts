import { dayInColombo } from '../../../domain/days.ts'
import { promisedDay } from '../../../domain/delivery/promise.ts'
import type { Transaction } from '../../database/connect.ts'
import type { Shop } from '../../shop.ts'
import { goodsNotSent } from '../credits/not-sent.ts'
import { outLetter } from '../delivery-letters.ts'
import { findOnTheWay } from '../delivery-stages.ts'
import { mailCustomerOf } from '../mail-customer.ts'
import { withLines } from '../read-orders.ts'
import { hasComeBack } from '../stops.ts'
import type { OrderRow } from '../store.ts'
import { tellOut } from '../tell-out.ts'
import { completedLetter, leftAgainLetter } from './letters.ts'
import { lockOrders, setCompletionMail } from './store.ts'

/** The payload of the job that mails a customer that their order is on its way. */
export type CompletionToMail = {
  orderId: number
  /** When the mail is due: an order that was undone, and perhaps completed again since, has another time or none. */
  due: string
}

/** Mails the customer that the order is on its way, unless its completion was undone in the meantime. */
export async function mailCompletion(
  shop: Pick<Shop, 'database' | 'config' | 'jobs' | 'settings' | 'now'>,
  { orderId, due }: CompletionToMail,
): Promise<void> {
  await shop.database.transaction(async (tx) => {
    const [order] = await lockOrders(tx, [orderId])
    if (order?.completionMailAt?.toISOString() !== due) return
    await setCompletionMail(tx, [orderId], null)
    // Its customer was there to collect it.
    if (order.collectAt !== null) return
    const onTheWay = await findOnTheWay(tx, orderId)
    const today = dayInColombo(shop.now())
    const day = promisedDay(order, shop.now())
    if (!onTheWay) {
      const isAgain = await hasComeBack(tx, orderId)
      const left = { isWhole: await isWhole(tx, order), isLate: day < today }
      await mailCustomerOf(tx, shop, orderId, (language) =>
        isAgain
          ? leftAgainLetter(shop.config, language, order)
          : completedLetter(shop.config, language, order, left),
      )
      return
    }
    const isPromisedToday = order.slotId !== null && day === today
    await mailCustomerOf(tx, shop, orderId, (language) =>
      outLetter(shop.config, language, order, { ...onTheWay, isPromisedToday }),
    )
    await tellOut(tx, shop, order, { key: `out ${orderId} ${due}`, isPromisedToday })
  })
}

/** Whether none of the goods of an order were left out. */
async function isWhole(tx: Transaction, order: OrderRow): Promise<boolean> {
  const whole = await withLines(tx, [order])
  return whole.flatMap(goodsNotSent).every(({ credited }) => credited.units === 0)
}
