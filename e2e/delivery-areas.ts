import { call } from './call.ts'
import type { Page } from './fixtures.ts'

/** Removes an area, as the operator who is signed in in this browser. */
export async function removeArea({ request }: Page, areaId: number) {
  const headers = { 'Content-Type': 'application/json' }
  await request.delete(`/api/admin/delivery/areas/${areaId}`, { headers })
}

/** Removes all areas, as the operator who is signed in in this browser. */
export async function removeAreas(page: Page) {
  const { areas } = await call(page.request, 'GET /admin/delivery/areas')
  for (const { areaId } of areas) await removeArea(page, areaId)
}

/** Adds a time from nine to twelve on some days of the week, as the operator who is signed in in this browser. */
export async function addMornings({ request }: Page, weekdays: readonly number[], capacity = 5) {
  const hours = { areaId: null, fromMinutes: 9 * 60, toMinutes: 12 * 60 }
  const body = { weekdays, ...hours, capacity, cutoffMinutes: 0 }
  await call(request, 'POST /admin/delivery/windows', { body })
}

/** Removes all times of delivery, as the operator who is signed in in this browser. */
export async function removeWindows({ request }: Page) {
  for (const { windowId } of await call(request, 'GET /admin/delivery/windows')) {
    await call(request, 'DELETE /admin/delivery/windows/{windowId}', { params: { windowId } })
  }
}

/** A place where customers collect their orders; all addresses are served. */
export const ourShop = {
  kind: 'COLLECTION' as const,
  name: 'Our shop',
  names: { si: '', ta: '' },
  codes: [],
  fee: 0,
  freeFrom: null,
  minimum: 0,
  isServed: true,
}
