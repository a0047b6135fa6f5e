import { noCents, rupees } from '../../domain/money/money.ts'
import { lastDays, periodAt, periodNames, type Span } from '../back-office/periods.ts'
import { countOpenMessages } from '../contact/index.ts'
import {
  placedWithin,
  type Sold,
  type StatusCounts,
  soldWithin,
  sumOrders,
} from '../orders/index.ts'
import type { Shop } from '../shop.ts'
import { drawColumns } from './draw-columns.ts'
import { drawPlaced, drawSold, drawStatuses } from './draw-period.ts'

const daysShown = 30

/** Sales, orders by status, and what waits to be done, all as of now. Without sales only what waits. */
export async function readDashboard(
  { database, now }: Pick<Shop, 'database' | 'now'>,
  { withSales }: { withSales: boolean },
) {
  const at = now()
  const [periods, days, concerns, toPack, messages] = await Promise.all([
    Promise.all((withSales ? periodNames : []).map((name) => readPeriod(database, name, at))),
    withSales ? readDays(database, at) : [],
    sumOrders(database, { status: 'CONCERN' }),
    sumOrders(database, { status: 'TO_PACK' }),
    countOpenMessages(database),
  ])
  const columns = days.map(({ amount, date }) => ({ value: amount, beginsGroup: isMonday(date) }))
  return {
    at: at.toISOString(),
    waiting: { concerns: concerns.total, toPack: toPack.total, messages },
    periods,
    days,
    daysPicture: drawColumns(columns),
    statusPictures: drawStatuses(),
  }
}

async function readPeriod(
  database: Shop['database'],
  name: (typeof periodNames)[number],
  at: Date,
) {
  const { current, earlier, earlierWhole } = periodAt(name, at)
  const [sold, placed] = await Promise.all([
    soldWithin(database, [current, earlier, earlierWhole]),
    placedWithin(database, [current, earlier]),
  ])
  return {
    name,
    sold: presentSold(current, sold[0]),
    soldEarlier: presentSold(earlier, sold[1]),
    soldEarlierInAll: presentSold(earlierWhole, sold[2]),
    placed: presentPlaced(current, placed[0]),
    placedEarlier: presentPlaced(earlier, placed[1]),
    pictures: { ...drawSold(sold), ...drawPlaced(placed) },
  }
}

async function readDays(database: Shop['database'], at: Date) {
  const days = lastDays(daysShown, at)
  const sold = await soldWithin(database, days)
  return days.map(({ date, ...span }, index) => ({ date, ...presentSold(span, sold[index]) }))
}

function presentSold(span: Span, { orders, cents }: Sold = { orders: 0, cents: noCents }) {
  return { ...presentSpan(span), orders, amount: rupees(cents) }
}

const none: StatusCounts = { HELD: 0, LAPSED: 0, PAID: 0, COMPLETED: 0, CANCELLED: 0 }

function presentPlaced(span: Span, counts: StatusCounts = none) {
  return { ...presentSpan(span), ...counts }
}

export function presentSpan({ from, before }: Span) {
  return { from: from.toISOString(), before: before.toISOString() }
}

function isMonday(date: string): boolean {
  return Temporal.PlainDate.from(date).dayOfWeek === 1
}
