import type { BackOfficeAnswer } from '../../contract/back-office/index.ts'
import { dayInColombo } from '../../domain/days.ts'
import type { Words } from '../../domain/settings/words.ts'
import { legalPagesTexts } from '../../domain/texts/en/back-office/legal.ts'
import { languageNames } from '../../domain/texts/language-labels.ts'
import { type Actor, recordChange } from '../audit-log/index.ts'
import { refusal } from '../http/refusal.ts'
import type { Shop } from '../shop.ts'
import {
  deleteVersion,
  insertVersion,
  type LegalKey,
  type LegalVersionRow,
  lockVersion,
  updateVersion,
} from './store.ts'

type OfficeVersion = BackOfficeAnswer<'GET /admin/legal'>[number]
type Wanted = LegalKey & { texts: Words; version: number }

const { faults } = legalPagesTexts

export function presentVersion(row: LegalVersionRow, { now }: Pick<Shop, 'now'>): OfficeVersion {
  const { changedAt, ...shown } = row
  const isBegun = row.validFrom <= dayInColombo(now())
  return { ...shown, isBegun, changedAt: changedAt.toISOString() }
}

/** Publishes a version, or changes one whose day has not come. */
export async function publishVersion(
  shop: Shop,
  operator: Actor,
  { texts, version, ...key }: Wanted,
): Promise<OfficeVersion> {
  const today = dayInColombo(shop.now())
  if (key.validFrom < today) throw refusal('invalid', { fields: { validFrom: faults.past } })
  const change = { texts, changedBy: operator.email, changedAt: shop.now() }
  const published = await shop.database.transaction(async (tx) => {
    const before = await lockVersion(tx, key)
    if (before && isSame(before.texts, texts)) return before
    requireSame(shop, before, version)
    if (before) requireNotBegun(before, today)
    const after = before
      ? await updateVersion(tx, key, change)
      : await insertVersion(tx, key, change)
    if (!after) throw refusal('editedElsewhere')
    await recordChange(tx, operator, {
      action: 'publish legal page',
      subject: subjectOf(key),
      ...(before && { before: before.texts }),
      after: texts,
    })
    return after
  })
  await shop.legal.changed(shop.database.$client)
  return presentVersion(published, shop)
}

/** Takes away a version whose day has not come. */
export async function withdrawVersion(
  shop: Shop,
  operator: Actor,
  { version, ...key }: LegalKey & { version: number },
): Promise<void> {
  await shop.database.transaction(async (tx) => {
    const before = await lockVersion(tx, key)
    if (!before) throw refusal('unknownVersion')
    requireSame(shop, before, version)
    requireNotBegun(before, dayInColombo(shop.now()))
    await deleteVersion(tx, key)
    await recordChange(tx, operator, {
      action: 'withdraw legal page',
      subject: subjectOf(key),
      before: before.texts,
    })
  })
  await shop.legal.changed(shop.database.$client)
}

function isSame(one: Words, other: Words): boolean {
  return languageNames.every((language) => one[language] === other[language])
}

function requireSame(shop: Shop, row: LegalVersionRow | undefined, seen: number): void {
  if ((row?.version ?? 0) === seen) return
  throw refusal('editedElsewhere', row && { current: presentVersion(row, shop) })
}

function requireNotBegun({ validFrom }: LegalVersionRow, today: string): void {
  if (validFrom <= today) throw refusal('invalid', { fields: { validFrom: faults.begun } })
}

function subjectOf({ page, validFrom }: LegalKey) {
  return { kind: 'legal page' as const, id: `${page} ${validFrom}` }
}
