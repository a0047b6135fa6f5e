import type { Database } from '../database/connect.ts'
import { storePictures } from '../media/index.ts'

/** Stores one picture, as bytes, a data URI or raw base64, and returns its name. */
export async function storePicture(database: Database, picture: Buffer | string): Promise<string> {
  const [name] = await storePictures(database, [picture])
  if (!name) throw new Error('A stored picture has no name')
  return name
}
