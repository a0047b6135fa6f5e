import { hash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { type ImportReport, importShown } from '../../contract/back-office/csv.ts'
import { type ImportKind, importColumns } from '../../domain/csv/columns.ts'
import { type Actor, recordChange } from '../audit-log/index.ts'
import { planProducts } from '../catalogue/index.ts'
import type { Plan, PlanFile } from '../csv/plan.ts'
import { type ReadFile, readCsv } from '../csv/read-csv.ts'
import { refusal } from '../http/refusal.ts'
import { planPackages } from '../packages/index.ts'
import type { Shop } from '../shop.ts'
import { planStock } from '../stock/index.ts'

/** A file as it was sent. */
export type Sent = { kind: ImportKind; fileName: string; text: string }

/** What an import needs of the shop: it runs in a thread of its own. */
type ImportShop = Pick<Shop, 'database' | 'now'>

const planners: Record<ImportKind, PlanFile> = {
  products: planProducts,
  stock: planStock,
  packages: planPackages,
}

/** What a file would change, and its faults; nothing is changed yet. */
export async function checkImport(
  shop: ImportShop,
  { kind, text }: Sent,
  onProgress: (percent: number) => void,
): Promise<ImportReport> {
  const file = await readCsv(text, importColumns[kind], onProgress)
  const planning = { isLocking: false, now: shop.now() }
  const plan = await shop.database.transaction(async (tx) => {
    await tx.execute(sql`set transaction read only`)
    return planned(planners[kind], tx, file, planning)
  })
  return reportOf(plan)
}

/**
 * Makes the changes that were shown when the file was checked, in one transaction. Refuses if it would now make
 * different changes, so that no one's edits in the meantime are overwritten.
 */
export async function carryOutImport(
  shop: ImportShop,
  operator: Actor,
  { kind, fileName, text, stamp }: Sent & { stamp: string },
  onProgress: (percent: number) => void,
): Promise<ImportReport> {
  const file = await readCsv(text, importColumns[kind])
  return shop.database.transaction(async (tx) => {
    // One import at a time: otherwise two files with the same new product would both find its name free.
    // A second one would wait for longer than a statement may take.
    const { rows } = await tx.execute<{ isFirst: boolean }>(
      sql`select pg_try_advisory_xact_lock(hashtext('joybox import')) as "isFirst"`,
    )
    if (!rows[0]?.isFirst) throw refusal('importUnderWay')
    const planning = { isLocking: true, now: shop.now() }
    const plan = await planned(planners[kind], tx, file, planning)
    const report = reportOf(plan)
    if (report.stamp !== stamp) throw refusal('importOutdated')
    if (report.faultCount > 0) throw refusal('importFaulty')
    await plan.carryOut(operator, onProgress)
    const { added, changed, unchanged } = report
    await recordChange(tx, operator, {
      action: `import ${kind}`,
      subject: { kind: 'import', id: fileName },
      after: { added, changed, unchanged },
    })
    return report
  })
}

/** A file with faults in reading is not planned further: missing lines would cause misleading faults. */
async function planned(
  plan: PlanFile,
  tx: Parameters<PlanFile>[0],
  file: ReadFile,
  planning: Parameters<PlanFile>[2],
): Promise<Plan> {
  if (file.faults.length === 0) return plan(tx, file, planning)
  return { faults: file.faults, changes: [], unchanged: 0, carryOut: async () => {} }
}

function reportOf({ faults, changes, unchanged, repeated = 0 }: Plan): ImportReport {
  const sorted = faults.toSorted((one, other) => one.line - other.line)
  const added = changes.filter(({ isNew }) => isNew).length
  const shown = changes
    .slice(0, importShown.changes)
    .map(({ line, subject, isNew, differences, results = [] }) => ({
      line,
      subject,
      isNew,
      differences: [...differences, ...results],
    }))
  return {
    added,
    changed: changes.length - added,
    unchanged,
    repeated,
    faultCount: faults.length,
    faults: sorted.slice(0, importShown.faults),
    changes: shown,
    stamp: stampOf({ faults: sorted, changes }),
  }
}

/** A hash of the changes: two files, or one file at two times, have the same stamp if they would change the same. */
function stampOf({ faults, changes }: Pick<Plan, 'faults' | 'changes'>): string {
  const all = [
    faults,
    changes.map(({ line, subject, differences }) => [line, subject, differences]),
  ]
  return hash('sha256', JSON.stringify(all), 'base64url')
}
