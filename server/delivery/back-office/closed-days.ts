import { and, asc, eq } from 'drizzle-orm'
import type { BackOfficeAnswer, BackOfficeInput } from '../../../contract/back-office/index.ts'
import { dayInColombo, weekdayOf } from '../../../domain/days.ts'
import { openProposals } from '../../../domain/delivery/proposed-days.ts'
import { slotOf } from '../../../domain/delivery/slots.ts'
import { type Actor, changedFacts, recordChange } from '../../audit-log/index.ts'
import type { Readable, Transaction } from '../../database/connect.ts'
import { closedDays } from '../../database/schema.ts'
import { refusal } from '../../http/refusal.ts'
import type { Shop } from '../../shop.ts'
import { lockSlot } from '../slot-store.ts'
import { selectBooked } from './slots.ts'

type OfficeDay = BackOfficeAnswer<'GET /admin/delivery/days'>[number]
type Wanted = BackOfficeInput<'PUT /admin/delivery/days/{date}'>['body'] & { date: string }
type YearToTake = BackOfficeInput<'POST /admin/delivery/proposed-days/taken'>['body']
type YearTaken = BackOfficeAnswer<'POST /admin/delivery/proposed-days/taken'>

/** The days that operators have set, the earliest first. */
export function listDays(database: Readable): Promise<OfficeDay[]> {
  return database.select().from(closedDays).orderBy(asc(closedDays.date))
}

/**
 * Says what is different about a day. Closing it is refused while orders are promised for it, until each was moved or
 * is kept by its number.
 */
export async function setDay(shop: Shop, operator: Actor, wanted: Wanted): Promise<void> {
  await shop.database.transaction(async (tx) => {
    const orders = await storeDay(tx, shop, operator, wanted)
    if (orders.length > 0) throw refusal('dayIsBooked', { orders })
  })
  await shop.delivery.changed(shop.database.$client)
}

/** The public holidays to come that nobody has set, by year. They close nothing. */
export async function listProposals({ database, now }: Pick<Shop, 'database' | 'now'>) {
  const set = await listDays(database)
  const open = openProposals(new Set(set.map(({ date }) => date)), dayInColombo(now()))
  return open.map((proposed) => ({ ...proposed, days: [...proposed.days] }))
}

/** Sets all holidays of a year that are open, but for those for which orders are promised: they are left as they are. */
export async function takeProposals(
  shop: Shop,
  operator: Actor,
  { year, ...limits }: YearToTake,
): Promise<YearTaken> {
  const open = await listProposals(shop)
  const days = open.find((proposed) => proposed.year === year)?.days ?? []
  const booked: YearTaken['booked'] = []
  for (const day of days) {
    const orders = await shop.database.transaction((tx) =>
      storeDay(tx, shop, operator, { ...day, ...limits, keep: [], version: 0 }),
    )
    if (orders.length > 0) booked.push({ date: day.date, name: day.name, orders })
  }
  await shop.delivery.changed(shop.database.$client)
  return { taken: days.length - booked.length, booked }
}

/**
 * Stores a day, unless orders stand in the way, which are returned. From the moment its times are locked, no further
 * order gets in.
 */
async function storeDay(
  tx: Transaction,
  shop: Shop,
  operator: Actor,
  { keep, version, ...day }: Wanted,
): Promise<number[]> {
  const { date, closesDelivery } = day
  if (closesDelivery) {
    await lockDay(tx, shop, date)
    const booked = (await selectBooked(tx, [date])).map(({ orderId }) => orderId)
    const inTheWay = booked.filter((id) => !keep.includes(id))
    if (inTheWay.length > 0) return inTheWay
  }
  const [before] = await tx.select().from(closedDays).where(eq(closedDays.date, date))
  if (before?.version === version && !changedFacts(audited(before), audited(day))) return []
  await writeDay(tx, { ...day, changedBy: operator.email, version: version + 1 })
  await recordChange(tx, operator, {
    action: 'set day',
    subject: { kind: 'day', id: date },
    ...(before && { before: audited(before) }),
    after: { ...audited(day), kept: keep.map(String) },
  })
  return []
}

function audited({
  date,
  name,
  kind,
  closesDelivery,
  barredCategoryIds,
}: Omit<Wanted, 'keep' | 'version'>) {
  return { date, name, kind, closesDelivery, barredCategoryIds: barredCategoryIds.map(String) }
}

/** Stores a version of a day; refuses it if the one before is not what stands. */
async function writeDay(tx: Transaction, day: typeof closedDays.$inferSelect): Promise<void> {
  const { date, version } = day
  const isBefore = and(eq(closedDays.date, date), eq(closedDays.version, version - 1))
  const written =
    version === 1
      ? await tx.insert(closedDays).values(day).onConflictDoNothing().returning()
      : await tx.update(closedDays).set(day).where(isBefore).returning()
  if (written.length === 0) throw refusal('editedElsewhere')
}

/** The times of a day, locked one after the other. */
async function lockDay(
  tx: Transaction,
  { delivery }: Pick<Shop, 'delivery'>,
  date: string,
): Promise<void> {
  const windows = delivery.windows.filter(({ weekday }) => weekday === weekdayOf(date))
  for (const window of windows.toSorted((one, other) => one.id - other.id)) {
    await lockSlot(tx, slotOf(window, date))
  }
}
