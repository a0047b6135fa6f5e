import { call } from './call.ts'
import type { Page } from './fixtures.ts'

/** Removes an area, as the operator who is signed in in this browser. */
export async function removeArea({ request }: Page, areaId: number) {
  const headers = { 'Content-Type': 'application/json' }
  await request.delete(`/api/admin/delivery/areas/${areaId}`, { headers })
}

/** Removes all times of delivery, as the operator who is signed in in this browser. */
export async function removeWindows({ request }: Page) {
  for (const { windowId } of await call(request, 'GET /admin/delivery/windows')) {
    await call(request, 'DELETE /admin/delivery/windows/{windowId}', { params: { windowId } })
  }
}
