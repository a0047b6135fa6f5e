import { pictureTexts } from '../../domain/texts/en/back-office/pictures.ts'
import type { Database, Readable, Transaction } from '../database/connect.ts'
import { refusal } from '../http/refusal.ts'
import { type PictureInput, renderWidths } from './render-widths.ts'
import { countPictures, insertPictures } from './store.ts'

/**
 * Keeps a picture in every width the shop serves, once however often it is given.
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

/** Keeps many at once; their hashes come in the order of the inputs. */
export async function storePictures(
  database: Database | Transaction,
  inputs: readonly PictureInput[],
): Promise<string[]> {
  const rendered = await Promise.all(inputs.map((input) => renderWidths(input)))
  const rows = rendered.flatMap(({ hash, widths }) => widths.map((row) => ({ hash, ...row })))
  if (rows.length > 0) await insertPictures(database, rows)
  return rendered.map(({ hash }) => hash)
}

/** Keeps a picture that came over the network; refuses what is no picture, or more than one. */
export async function storeForeignPicture(database: Database, input: string): Promise<string> {
  const { hash, widths } = await renderWidths(input, { foreign: true })
  await insertPictures(
    database,
    widths.map((row) => ({ hash, ...row })),
  )
  return hash
}

/** Refuses hashes under which the shop keeps no picture, as a refusal of this field. */
export async function requirePictures(
  database: Readable,
  hashes: readonly string[],
  field: string,
): Promise<void> {
  if ((await countPictures(database, hashes)) === new Set(hashes).size) return
  throw refusal('invalid', { fields: { [field]: pictureTexts.unknown } })
}
