import type { BackOfficeAnswer, BackOfficeInput } from '../../contract/back-office/index.ts'
import {
  type TranslatedKind,
  type TranslatedLanguage,
  translatedTexts,
} from '../../domain/translations/translated-things.ts'
import { type Actor, changedFacts, recordChange } from '../audit-log/index.ts'
import { requireVersion } from '../back-office/require-version.ts'
import type { Readable, Transaction } from '../database/connect.ts'
import { refusal } from '../http/refusal.ts'
import type { Shop } from '../shop.ts'
import { putTexts } from './put-texts.ts'
import { findThing, type Texts, type Translation } from './store.ts'

type OfficeThing = BackOfficeAnswer<'GET /admin/translations/{kind}/{id}'>
type Presented = OfficeThing['translations'][number]
type Wanted = {
  kind: TranslatedKind
  id: number
  language: TranslatedLanguage
} & BackOfficeInput<'PUT /admin/translations/{kind}/{id}/{language}'>['body']

export async function requireThing(
  database: Readable,
  { kind, id }: { kind: TranslatedKind; id: number },
): Promise<OfficeThing> {
  const found = await findThing(database, kind, id)
  if (!found) throw refusal('notFound')
  return {
    kind,
    id,
    english: presentTexts(found.english),
    englishDigest: found.englishDigest,
    translations: found.translations.map(present),
  }
}

/** Sets the texts of a thing in one language, as translations of the English that was read, or of today's. */
export function translate(shop: Shop, operator: Actor, wanted: Wanted): Promise<Presented> {
  const { kind, id, language, version, englishDigest } = wanted
  return shop.database.transaction(async (tx) => {
    const before = await requireTranslation(tx, wanted, { lock: true })
    const given = translatedTexts[kind].map((text) => [text, wanted.texts[text] ?? ''] as const)
    const isChanged = given.some(([text, value]) => value !== (before.texts[text] ?? ''))
    if (!isChanged && before.state !== 'outdated') return present(before)
    requireVersion(before, version, present)
    const stored = given.map(([text, value]) => [text, value || null] as const)
    const row = { ...Object.fromEntries(stored), id, language }
    await putTexts(tx, kind, [row], englishDigest)
    const changed = changedFacts(before.texts, Object.fromEntries(given))
    await recordChange(tx, operator, {
      action: `translate ${kind}`,
      subject: { kind, id },
      before: { language, ...changed?.before },
      after: { language, ...changed?.after },
    })
    return present(await requireTranslation(tx, wanted))
  })
}

async function requireTranslation(
  tx: Transaction,
  { kind, id, language }: Wanted,
  lock?: { lock: boolean },
): Promise<Translation> {
  const found = await findThing(tx, kind, id, lock)
  const translation = found?.translations.find((each) => each.language === language)
  if (!translation) throw refusal('notFound')
  return translation
}

function present(translation: Translation): Presented {
  return { ...translation, texts: presentTexts(translation.texts) }
}

function presentTexts(texts: Texts) {
  return { ...texts, name: texts.name ?? '' }
}
