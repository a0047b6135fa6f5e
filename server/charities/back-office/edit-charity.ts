import type { BackOfficeAnswer, BackOfficeInput } from '../../../contract/back-office/index.ts'
import { formerSlugsAfter } from '../../../domain/charities/slug.ts'
import {
  type Actor,
  findAddition,
  recordChange,
  recordEdit,
  recordPublication,
} from '../../audit-log/index.ts'
import { requireVersion } from '../../back-office/require-version.ts'
import type { Readable } from '../../database/connect.ts'
import { refusal } from '../../http/refusal.ts'
import { pictureUrl, requirePictures } from '../../media/index.ts'
import type { Shop } from '../../shop.ts'
import {
  type CharityRow,
  type CharityValues,
  findCharity,
  insertCharity,
  replacePictures,
  updateCharity,
} from './charity-store.ts'

type OfficeCharity = BackOfficeAnswer<'GET /admin/charities/{charityId}'>
type Facts = CharityValues & { pictureHashes: string[] }

export function presentOfficeCharity(row: CharityRow): OfficeCharity {
  return {
    charityId: row.id,
    name: row.name,
    subName: row.subName,
    description: row.description,
    isPublished: row.publishedAt !== null,
    pictures: row.pictureHashes.map((hash) => ({ pictureHash: hash, imageUrl: pictureUrl(hash) })),
    version: row.version,
  }
}

export async function requireOfficeCharity(
  database: Readable,
  id: number,
  locking?: { lock: boolean },
): Promise<CharityRow> {
  const charity = await findCharity(database, id, locking)
  if (!charity) throw refusal('unknownCharity')
  return charity
}

/** Adds a charity that customers do not see yet, once for each request key. */
export function addCharity(
  shop: Shop,
  operator: Actor,
  { requestKey, pictureHashes, ...values }: BackOfficeInput<'POST /admin/charities'>['body'],
): Promise<OfficeCharity> {
  return shop.database.transaction(async (tx) => {
    const earlier = await findAddition(tx, operator, { kind: 'charity', requestKey })
    if (earlier) return presentOfficeCharity(await requireOfficeCharity(tx, earlier))
    await requirePictures(tx, pictureHashes, 'pictureHashes')
    const id = await insertCharity(tx, values)
    await replacePictures(tx, id, pictureHashes)
    const added = await requireOfficeCharity(tx, id)
    await recordChange(tx, operator, {
      action: 'add charity',
      subject: { kind: 'charity', id },
      after: audited(added),
      requestKey,
    })
    return presentOfficeCharity(added)
  })
}

export function editCharity(
  shop: Shop,
  operator: Actor,
  wanted: Facts & { charityId: number; version: number },
): Promise<OfficeCharity> {
  const { charityId: id, version, pictureHashes, ...values } = wanted
  return shop.database.transaction(async (tx) => {
    const before = await requireOfficeCharity(tx, id, { lock: true })
    await requirePictures(tx, pictureHashes, 'pictureHashes')
    await replacePictures(tx, id, pictureHashes)
    const formerSlugs = formerSlugsAfter(before, values.name)
    await updateCharity(tx, id, { ...values, formerSlugs })
    const after = await requireOfficeCharity(tx, id)
    const subject = { kind: 'charity' as const, id }
    const facts = { before: audited(before), after: audited(after) }
    const changed = await recordEdit(tx, operator, { subject, ...facts })
    if (changed) requireVersion(before, version, presentOfficeCharity)
    return presentOfficeCharity(after)
  })
}

export function publishCharity(
  shop: Shop,
  operator: Actor,
  wanted: { charityId: number; version: number; isPublished: boolean },
): Promise<OfficeCharity> {
  const { charityId: id, isPublished } = wanted
  return shop.database.transaction(async (tx) => {
    const before = await requireOfficeCharity(tx, id, { lock: true })
    if ((before.publishedAt !== null) === isPublished) return presentOfficeCharity(before)
    requireVersion(before, wanted.version, presentOfficeCharity)
    await updateCharity(tx, id, { publishedAt: isPublished ? shop.now() : null })
    await recordPublication(tx, operator, { subject: { kind: 'charity', id }, isPublished })
    return presentOfficeCharity(await requireOfficeCharity(tx, id))
  })
}

function audited({ name, subName, description, pictureHashes, publishedAt }: CharityRow) {
  const isPublished = publishedAt !== null
  return { name, subName, description, pictures: pictureHashes, isPublished }
}
