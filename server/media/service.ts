import { pictureTexts } from '../../domain/texts/en/back-office/pictures.ts'
import type { Database, Readable, Transaction } from '../database/connect.ts'
import { refusal } from '../http/refusal.ts'
import { type PictureInput, renderWidths } from './render-widths.ts'
import { countPictures, insertPictures } from './store.ts'

/**
 * Stores a picture in every width that the shop serves; the same picture is stored once.
 * @returns its hash, for `pictureUrl`
 */
export async function storePicture(
  database: Database | Transaction,
  input: PictureInput,
): Promise<string> {
  const [hash] = await storePictures(database, [input])
  if (!hash) throw new Error('A stored picture has no hash')
  return hash
}

/** Stores several pictures; returns their hashes in the order of the inputs. */
export async function storePictures(
  database: Database | Transaction,
  inputs: readonly PictureInput[],
): Promise<string[]> {
  const rendered = await Promise.all(inputs.map((input) => renderWidths(input)))
  const rows = rendered.flatMap(({ hash, widths }) => widths.map((row) => ({ hash, ...row })))
  if (rows.length > 0) await insertPictures(database, rows)
  return rendered.map(({ hash }) => hash)
}

/** Stores an uploaded picture; refuses a file that is not a picture, or also something else. */
export async function storeForeignPicture(database: Database, input: string): Promise<string> {
  const { hash, widths } = await renderWidths(input, { foreign: true })
  await insertPictures(
    database,
    widths.map((row) => ({ hash, ...row })),
  )
  return hash
}

/** Refuses hashes of which the shop has no picture; the refusal names this field. */
export async function requirePictures(
  database: Readable,
  hashes: readonly string[],
  field: string,
): Promise<void> {
  if ((await countPictures(database, hashes)) === new Set(hashes).size) return
  throw refusal('invalid', { fields: { [field]: pictureTexts.unknown } })
}
