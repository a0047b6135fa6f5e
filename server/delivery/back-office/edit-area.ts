import type { BackOfficeAnswer, BackOfficeInput } from '../../../contract/back-office/index.ts'
import { cents, rupees } from '../../../domain/money/money.ts'
import { inEachLanguage } from '../../../domain/translations/translated-things.ts'
import { type Actor, recordChange, recordEdit } from '../../audit-log/index.ts'
import { refuseDuplicates } from '../../back-office/refuse-duplicates.ts'
import { requireVersion } from '../../back-office/require-version.ts'
import type { Transaction } from '../../database/connect.ts'
import { refusal } from '../../http/refusal.ts'
import type { Shop } from '../../shop.ts'
import {
  type AreaRow,
  type AreaValues,
  insertArea,
  lockArea,
  rangeText,
  replaceCodes,
  textOf,
  updateArea,
} from './area-store.ts'

export type OfficeArea = BackOfficeAnswer<'POST /admin/delivery/areas'>
type Facts = BackOfficeInput<'POST /admin/delivery/areas'>['body']

export function presentArea(row: AreaRow): OfficeArea {
  const { id, kind, name, translatedNames, isServed, codes, version } = row
  return {
    areaId: id,
    kind,
    name,
    names: inEachLanguage((language) => translatedNames[language] ?? ''),
    fee: rupees(row.feeCents),
    freeFrom: row.freeFromCents === null ? null : rupees(row.freeFromCents),
    minimum: rupees(row.minimumCents),
    isServed,
    codes,
    version,
  }
}

export async function addArea(shop: Shop, operator: Actor, facts: Facts): Promise<OfficeArea> {
  const added = await shop.database.transaction(async (tx) => {
    const row = await insertArea(tx, valuesOf(facts), codesOf(facts))
    if (!row) throw refusal(facts.kind === 'ELSEWHERE' ? 'elsewhereIsSet' : 'areaIsThere')
    await recordChange(tx, operator, {
      action: 'add delivery area',
      subject: { kind: 'delivery area', id: row.id },
      after: audited(row),
    })
    return presentArea(row)
  })
  await shop.delivery.changed(shop.database.$client)
  return added
}

type Edit = Facts & { areaId: number; version: number }

export async function editArea(shop: Shop, operator: Actor, wanted: Edit): Promise<OfficeArea> {
  const { areaId: id } = wanted
  const edited = await unlikeOthers(shop, async (tx) => {
    const before = await requireArea(tx, id)
    // Orders and times refer to an area as what it was made for.
    const facts = { ...wanted, kind: before.kind }
    await updateArea(tx, id, valuesOf(facts))
    await replaceCodes(tx, id, codesOf(facts))
    const after = await requireArea(tx, id)
    const subject = { kind: 'delivery area' as const, id }
    const changed = { before: audited(before), after: audited(after) }
    if (await recordEdit(tx, operator, { subject, ...changed })) {
      requireVersion(before, wanted.version, presentArea)
    }
    return presentArea(after)
  })
  await shop.delivery.changed(shop.database.$client)
  return edited
}

/** Refuses a change that makes an area a copy of another, even when both change at the same moment. */
function unlikeOthers<Result>(shop: Shop, work: (tx: Transaction) => Promise<Result>) {
  const copy = { index: 'delivery_areas_once', refused: () => refusal('areaIsThere') }
  return refuseDuplicates(shop, copy, work)
}

/** Removes an area; orders still refer to it. */
export async function removeArea(shop: Shop, operator: Actor, id: number): Promise<void> {
  await shop.database.transaction(async (tx) => {
    const before = await requireArea(tx, id)
    await updateArea(tx, id, { removedAt: shop.now() })
    await recordChange(tx, operator, {
      action: 'remove delivery area',
      subject: { kind: 'delivery area', id },
      before: audited(before),
    })
  })
  await shop.delivery.changed(shop.database.$client)
}

async function requireArea(tx: Transaction, id: number): Promise<AreaRow> {
  const area = await lockArea(tx, id)
  if (!area) throw refusal('unknownArea')
  return area
}

function valuesOf(facts: Facts): AreaValues {
  const { kind, name, names, fee, freeFrom, minimum, isServed } = facts
  return {
    kind,
    name,
    translatedNames: names,
    feeCents: cents(fee),
    freeFromCents: freeFrom === null ? null : cents(freeFrom),
    minimumCents: cents(minimum),
    isServed,
    codesText: textOf(codesOf(facts)),
  }
}

/** Only an area of codes has them. */
function codesOf({ kind, codes }: Pick<Facts, 'kind' | 'codes'>): Facts['codes'] {
  if (kind !== 'CODES') return []
  if (codes.length === 0) throw refusal('areaWithoutCodes')
  return codes
}

function audited(row: AreaRow) {
  const { areaId: _, version: __, codes, names, ...facts } = presentArea(row)
  return {
    ...facts,
    ...names,
    codes: codes.map(rangeText),
  }
}
