import { readlink } from 'node:fs/promises'
import { dirname } from 'node:path'
import { browserOutbox } from './browser-outbox.ts'

/** The data folder of the demo shop that listens on a port. */
export async function demoShopFolder(port: number): Promise<string> {
  return dirname(await readlink(browserOutbox(port)))
}
