import { expect } from 'vitest'
import { type ImportEvent, type ImportReport, importEvent } from '../../contract/back-office/csv.ts'
import type { ImportKind } from '../../domain/csv/columns.ts'
import { openShop, type TestShop } from './open-shop.ts'
import { anOperator } from './operator-builders.ts'

/** A shop with a category, an operator, and functions for import and export. */
export async function anOffice() {
  const shop = await openShop()
  const { session, email } = await anOperator(shop)
  const category = 'Rice & grains'
  await shop.call('POST /admin/categories', { session, body: { name: category } })
  return { shop, session, email, category, ...spreadsheet(shop, session) }
}

type Office = Awaited<ReturnType<typeof anOffice>>

export async function productNow({ shop, session }: Office, productId: number) {
  const input = { session, params: { productId } }
  return (await shop.call('GET /admin/products/{productId}', input)).body
}

/** The entries of the audit log about a subject, latest first. */
export async function logOf(
  { shop, session }: Office,
  query: { subjectKind: string; subjectId?: number },
) {
  return (await shop.call('GET /admin/audit-log', { session, query })).body.items
}

/** Import and export as an operator uses them; every event is checked against the contract. */
function spreadsheet(shop: TestShop, session: string) {
  const post = (path: string, body: object) =>
    shop.request(`/api/admin/${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Cookie: session },
      body: JSON.stringify({ fileName: 'file.csv', ...body }),
    })

  const check = async (kind: ImportKind, text: string): Promise<ImportReport> => {
    const answer = await post('import-checks', { kind, text })
    expect(answer.status).toBe(200)
    return reportIn(await eventsIn(answer))
  }
  const carryOut = async (
    kind: ImportKind,
    text: string,
    { stamp }: Pick<ImportReport, 'stamp'>,
  ) => {
    const answer = await post('imports', { kind, text, stamp })
    const events = answer.ok ? await eventsIn(answer) : []
    const refused = answer.ok ? undefined : await answer.json()
    return { status: answer.status, code: refused?.code, message: refused?.message, events }
  }
  return {
    post,
    check,
    carryOut,
    /** Checks a file, expects no faults, and imports it. */
    bringIn: async (kind: ImportKind, text: string) => {
      const report = await check(kind, text)
      expect(report.faults).toEqual([])
      const { status, events } = await carryOut(kind, text, report)
      expect(status).toBe(200)
      return { report: reportIn(events), events }
    },
    takeOut: async (list: string) => {
      const init = { headers: { Cookie: session } }
      const answer = await shop.request(`/api/admin/exports/${list}`, init)
      // Not `text()`, which would drop the byte order mark.
      return { answer, text: Buffer.from(await answer.arrayBuffer()).toString() }
    },
  }
}

async function eventsIn(answer: Response): Promise<ImportEvent[]> {
  const text = await answer.text()
  return text
    .split('\n\n')
    .filter((event) => event !== '')
    .map((event) => importEvent.parse(JSON.parse(event.replace(/^data: /, ''))))
}

function reportIn(events: ImportEvent[]): ImportReport {
  const last = events.at(-1)
  if (last?.kind !== 'REPORT') throw new Error(`There is no report in ${JSON.stringify(last)}`)
  return last.report
}
