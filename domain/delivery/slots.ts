import { dayInColombo, momentInColombo, plusDays, weekdayOf } from '../days.ts'
import type { DeliveryArea } from './areas.ts'
import { deliveryPromiseDays } from './terms.ts'

/** A time in every week at which a number of orders is delivered. Its times never change: another time is another window. */
export type DeliveryWindow = {
  id: number
  /** Null: in every area that is delivered to. */
  areaId: number | null
  /** 0 for Sunday. */
  weekday: number
  /** In minutes after midnight. */
  fromMinutes: number
  toMinutes: number
  capacity: number
  /** How long before its start orders for it end, in minutes. */
  cutoffMinutes: number
}

/** A window on a day. */
export type SlotKey = { windowId: number; date: string }

export type Slot = SlotKey & { startsAt: Date; endsAt: Date; cutoffAt: Date; capacity: number }

export const closedDayKinds = ['POYA', 'PUBLIC', 'OWN'] as const

/** A day that is not as others. */
export type ClosedDay = {
  date: string
  name: string
  kind: (typeof closedDayKinds)[number]
  closesDelivery: boolean
  /** Categories of goods that may not be sold on this day, as meat at Vesak. */
  barredCategoryIds: readonly number[]
}

/** From this share of its room on, a slot fills up: operators look at it. */
export const fillingShare = 0.8

export const mostMinutesOfDay = 24 * 60

type Calendar = { windows: readonly DeliveryWindow[]; closedDays: readonly ClosedDay[] }

/** The windows of an area; undefined is an address for which the shop has set no area. */
export function windowsIn(
  { windows }: Pick<Calendar, 'windows'>,
  area: Pick<DeliveryArea, 'id' | 'kind'> | undefined,
): DeliveryWindow[] {
  const place = { areaId: area?.id ?? null, isCollected: area?.kind === 'COLLECTION' }
  return windows.filter((window) => isWindowOf(window, place))
}

/** Whether orders for a place can have a window. Those of every area are not for orders that are collected. */
export function isWindowOf(
  { areaId }: Pick<DeliveryWindow, 'areaId'>,
  place: { areaId: number | null; isCollected: boolean },
): boolean {
  return areaId === null ? !place.isCollected : areaId === place.areaId
}

/**
 * The slots that an area can be ordered for now, the earliest first. Only within the days in which every order is
 * promised. Goods of a category that is barred on a day are not delivered on it.
 */
export function slotsAhead(
  calendar: Calendar,
  area: Pick<DeliveryArea, 'id' | 'kind'> | undefined,
  now: Date,
  categoryIds: ReadonlySet<number> = new Set(),
): Slot[] {
  const windows = windowsIn(calendar, area)
  const days = Array.from({ length: deliveryPromiseDays + 1 }, (_, days) =>
    dayInColombo(plusDays(now, days)),
  )
  return days
    .filter((date) => isOpen(calendar, date, categoryIds))
    .flatMap((date) =>
      windows
        .filter(({ weekday }) => weekday === weekdayOf(date))
        .map((window) => slotOf(window, date)),
    )
    .filter((slot) => isAhead(slot, now))
    .sort((one, other) => one.startsAt.getTime() - other.startsAt.getTime())
}

/** Whether orders for a slot have not ended, and it is within the days in which every order is promised. */
export function isAhead({ date, cutoffAt }: Slot, now: Date): boolean {
  return cutoffAt > now && date <= dayInColombo(plusDays(now, deliveryPromiseDays))
}

export function slotOf(window: DeliveryWindow, date: string): Slot {
  const { id: windowId, fromMinutes, toMinutes, cutoffMinutes, capacity } = window
  return {
    windowId,
    date,
    startsAt: momentInColombo(date, fromMinutes),
    endsAt: momentInColombo(date, toMinutes),
    cutoffAt: momentInColombo(date, fromMinutes - cutoffMinutes),
    capacity,
  }
}

function isOpen(
  { closedDays }: Pick<Calendar, 'closedDays'>,
  date: string,
  categoryIds: ReadonlySet<number>,
): boolean {
  const isClosed = closedDays.some((day) => day.date === date && day.closesDelivery)
  return !isClosed && !isBarred(closedDays, date, categoryIds)
}

/** Whether something of these categories may not be sold on a day. */
export function isBarred(
  closedDays: readonly ClosedDay[],
  date: string,
  categoryIds: ReadonlySet<number>,
): boolean {
  const day = closedDays.find((each) => each.date === date)
  return day?.barredCategoryIds.some((id) => categoryIds.has(id)) ?? false
}

/** Whether no further order gets a place in it. */
export function isFull({ booked, capacity }: { booked: number; capacity: number }): boolean {
  return booked >= capacity
}

/** One name for a slot, as the value of a choice. */
export function slotName({ windowId, date }: SlotKey): string {
  return `${windowId} ${date}`
}

/** The free slots that are nearest to a time, at most three, the earliest first. */
export function nearestSlots<Free extends Slot>(free: readonly Free[], to: Date): Free[] {
  const distance = ({ startsAt }: Slot) => Math.abs(startsAt.getTime() - to.getTime())
  return [...free]
    .sort((one, other) => distance(one) - distance(other))
    .slice(0, 3)
    .sort((one, other) => one.startsAt.getTime() - other.startsAt.getTime())
}
