import { freeDeliveryFrom, type NamedArea } from '../../domain/delivery/areas.ts'
import type { ClosedDay, DeliveryWindow } from '../../domain/delivery/slots.ts'
import type { Cents } from '../../domain/money/money.ts'
import type { Connection } from '../database/listen-for-news.ts'
import { LiveReading } from '../database/live-reading.ts'

/** The PostgreSQL channel for notifications of changes; the triggers name it too. */
export const deliveryChannel = 'delivery'

type LiveArea = NamedArea & { isRemoved: boolean }
type LiveWindow = DeliveryWindow & { isRemoved: boolean }
type Everything = {
  areas: readonly LiveArea[]
  windows: readonly LiveWindow[]
  closedDays: readonly ClosedDay[]
}

/** How the shop delivers, as this process knows it, so that a price costs no query. */
export class LiveDelivery extends LiveReading {
  #all: Everything = { areas: [], windows: [], closedDays: [] }
  #areas: readonly LiveArea[] = []
  #windows: readonly LiveWindow[] = []

  /** The areas that there are now, the oldest first; none while the owner has set none. */
  get areas(): readonly NamedArea[] {
    return this.#areas
  }

  /** The weekly times of delivery; none while the owner has set none. */
  get windows(): readonly DeliveryWindow[] {
    return this.#windows
  }

  /** Days on which nothing is delivered, or not all goods. */
  get closedDays(): readonly ClosedDay[] {
    return this.#all.closedDays
  }

  /** From which amount the banner promises free delivery; undefined if it does not. */
  get freeFrom(): Cents | undefined {
    return freeDeliveryFrom(this.#areas)
  }

  /** An area, also one that was removed since, as orders refer to it. */
  area(id: number): NamedArea | undefined {
    return this.#all.areas.find((area) => area.id === id)
  }

  protected async read(connection: Connection): Promise<void> {
    const before = this.freeFrom
    const { rows } = await connection.query<Everything>(everything)
    const [{ areas, windows, closedDays } = this.#all] = rows
    this.#all = { areas, windows, closedDays }
    this.#areas = areas.filter(({ isRemoved }) => !isRemoved)
    this.#windows = windows.filter(({ isRemoved }) => !isRemoved)
    // Cached pages show no more of it than the banner does.
    if (this.freeFrom !== before) this.onChange()
  }
}

// In one row, with the names that the rules use.
const everything = `select (
  select coalesce(json_agg(json_build_object(
    'id', id, 'kind', kind, 'name', name, 'translatedNames', translated_names, 'feeCents', fee_cents,
    'freeFromCents', free_from_cents, 'minimumCents', minimum_cents, 'isServed', is_served,
    'isRemoved', removed_at is not null,
    'codes', (select coalesce(json_agg(json_build_object('from', from_code, 'to', to_code)), '[]')
      from delivery_area_codes where area_id = delivery_areas.id)
  ) order by id), '[]') from delivery_areas
) as areas, (
  select coalesce(json_agg(json_build_object(
    'id', id, 'areaId', area_id, 'weekday', weekday, 'fromMinutes', from_minutes, 'toMinutes', to_minutes,
    'capacity', capacity, 'cutoffMinutes', cutoff_minutes, 'isRemoved', removed_at is not null
  ) order by weekday, from_minutes, id), '[]') from delivery_windows
) as windows, (
  select coalesce(json_agg(json_build_object(
    'date', date, 'name', name, 'kind', kind, 'closesDelivery', closes_delivery, 'barredCategoryIds', barred_category_ids
  )), '[]') from closed_days
) as "closedDays"`
