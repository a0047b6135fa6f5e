import type { BackOfficeInput } from '../contract/back-office/index.ts'
import { call } from './call.ts'
import type { Page } from './fixtures.ts'

type Facts = Omit<BackOfficeInput<'PUT /admin/delivery/days/{date}'>['body'], 'keep' | 'version'>

/** Says what is different about a day, whatever was said before, as the operator who is signed in in this browser. */
export async function setDay({ request }: Page, date: string, facts: Facts) {
  const days = await call(request, 'GET /admin/delivery/days')
  const version = days.find((day) => day.date === date)?.version ?? 0
  const body = { ...facts, keep: [], version }
  await call(request, 'PUT /admin/delivery/days/{date}', { params: { date }, body })
}
