import { pictureHashIn, pictureNameOf } from '../../domain/goods/picture-name.ts'
import { pictureTexts } from '../../domain/texts/en/back-office/pictures.ts'
import type { Database, Readable, Transaction } from '../database/connect.ts'
import { refusal } from '../http/refusal.ts'
import { type PictureInput, renderWidths } from './render-widths.ts'
import { countPictures, insertPictures } from './store.ts'

/**
 * Stores pictures in every width that the shop serves; the same picture is stored once.
 * @returns their names in the order of the inputs, for `pictureUrl`
 */
export async function storePictures(
  database: Database | Transaction,
  inputs: readonly PictureInput[],
): Promise<string[]> {
  const rendered = await Promise.all(inputs.map((input) => renderWidths(input)))
  const rows = rendered.flatMap(({ hash, widths }) => widths.map((row) => ({ hash, ...row })))
  if (rows.length > 0) await insertPictures(database, rows)
  return rendered.map(({ hash, kind }) => pictureNameOf(hash, kind))
}

/** Stores an uploaded picture; refuses a file that is not a picture, or also something else. */
export async function storeForeignPicture(database: Database, input: string): Promise<string> {
  const { hash, kind, widths } = await renderWidths(input, { foreign: true })
  await insertPictures(
    database,
    widths.map((row) => ({ hash, ...row })),
  )
  return pictureNameOf(hash, kind)
}

/** Refuses names of which the shop has no picture; the refusal names this field. */
export async function requirePictures(
  database: Readable,
  names: readonly string[],
  field: string,
): Promise<void> {
  const hashes = names.map(pictureHashIn)
  if ((await countPictures(database, hashes)) === new Set(hashes).size) return
  throw refusal('invalid', { fields: { [field]: pictureTexts.unknown } })
}
