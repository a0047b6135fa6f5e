import { randomBytes } from 'node:crypto'
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { codeOf, ignoring } from './error-code.ts'

export const secretIn = (dataDir: string) => join(dataDir, 'jwt-secret')

/**
 * The secret that signs tokens, stored in the data folder and made at the first start. Two shops
 * that start at once both use the one that was stored first.
 */
export async function readOrMakeSecret(dataDir: string): Promise<string> {
  // Not written again: on a full disk a worker could not come back.
  const present = await readFile(secretIn(dataDir), 'utf8').catch(ignoring('ENOENT'))
  return present ?? makeSecret(dataDir)
}

async function makeSecret(dataDir: string): Promise<string> {
  const place = secretIn(dataDir)
  const draft = `${place}.${randomBytes(6).toString('hex')}`
  await mkdir(dataDir, { recursive: true, mode: 0o711 })
  await writeFile(draft, randomBytes(48).toString('base64url'), { mode: 0o600, flush: true })
  try {
    // Unlike a rename, a link never replaces what is there.
    await link(draft, place)
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error
  } finally {
    await rm(draft)
  }
  return readFile(place, 'utf8')
}
