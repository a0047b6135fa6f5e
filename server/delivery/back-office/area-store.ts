import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { CodeRange } from '../../../domain/delivery/areas.ts'
import type { Readable, Transaction } from '../../database/connect.ts'
import { insertMany } from '../../database/many-rows.ts'
import { deliveryAreaCodes, deliveryAreas } from '../../database/schema.ts'

type Row = typeof deliveryAreas.$inferSelect
export type AreaRow = Row & { codes: CodeRange[] }
export type AreaValues = Omit<Row, 'id' | 'removedAt' | 'version'>

/** Every area that was not removed, the oldest first. */
export async function selectAreas(database: Readable): Promise<AreaRow[]> {
  const rows = await database
    .select()
    .from(deliveryAreas)
    .where(isNull(deliveryAreas.removedAt))
    .orderBy(asc(deliveryAreas.id))
  return Promise.all(rows.map((row) => withCodes(database, row)))
}

/** The area, locked until the transaction ends. */
export async function lockArea(tx: Transaction, id: number): Promise<AreaRow | undefined> {
  const [row] = await tx
    .select()
    .from(deliveryAreas)
    .where(and(eq(deliveryAreas.id, id), isNull(deliveryAreas.removedAt)))
    .for('update')
  return row && withCodes(tx, row)
}

async function withCodes(database: Readable, row: Row): Promise<AreaRow> {
  const codes = await database
    .select({ from: deliveryAreaCodes.fromCode, to: deliveryAreaCodes.toCode })
    .from(deliveryAreaCodes)
    .where(eq(deliveryAreaCodes.areaId, row.id))
    .orderBy(asc(deliveryAreaCodes.fromCode), asc(deliveryAreaCodes.toCode))
  return { ...row, codes }
}

/** Undefined if there is such an area already, or one for all other addresses. */
export async function insertArea(
  tx: Transaction,
  values: AreaValues,
  codes: readonly CodeRange[],
): Promise<AreaRow | undefined> {
  const [row] = await tx.insert(deliveryAreas).values(values).onConflictDoNothing().returning()
  if (!row) return undefined
  await replaceCodes(tx, row.id, codes)
  return withCodes(tx, row)
}

/** Changes a locked area, which raises its version. */
export async function updateArea(
  tx: Transaction,
  id: number,
  change: Partial<AreaValues> & { removedAt?: Date },
): Promise<void> {
  await tx
    .update(deliveryAreas)
    .set({ ...change, version: sql`${deliveryAreas.version} + 1` })
    .where(eq(deliveryAreas.id, id))
}

export async function replaceCodes(tx: Transaction, areaId: number, codes: readonly CodeRange[]) {
  await tx.delete(deliveryAreaCodes).where(eq(deliveryAreaCodes.areaId, areaId))
  const each = new Map(codes.map((range) => [rangeText(range), range]))
  const rows = [...each.values()].map(({ from, to }) => ({ areaId, fromCode: from, toCode: to }))
  await insertMany(tx, deliveryAreaCodes, rows)
}

/** The same for the same codes in any order. */
export function textOf(codes: readonly CodeRange[]): string {
  return [...new Set(codes.map(rangeText))].sort().join(' ')
}

export function rangeText({ from, to }: CodeRange): string {
  return `${from}-${to}`
}
