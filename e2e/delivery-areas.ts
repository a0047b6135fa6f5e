import type { Page } from './fixtures.ts'

/** Removes an area, as the operator who is signed in in this browser. */
export async function removeArea({ request }: Page, areaId: number) {
  const headers = { 'Content-Type': 'application/json' }
  await request.delete(`/api/admin/delivery/areas/${areaId}`, { headers })
}
