import type { TestProject } from 'vitest/node'
import { findFreePort } from '../database/embedded/free-port.ts'
import { ShopProcess } from './shop-process.ts'
import { makeTestFolder, removeTestFolder } from './test-folders.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The data folders of two shops that were started and stopped: without data, and with the demo's. */
    startedShops: { empty: string; demo: string }
  }
}

/** Prepares the data folders that tests copy. */
export default async function setUp(project: TestProject) {
  const [empty, demo] = await Promise.all([startedShop('none'), startedShop('demo')])
  project.provide('startedShops', { empty, demo })
  return async () => {
    await Promise.all([empty, demo].map(removeTestFolder))
  }
}

async function startedShop(SEED: 'none' | 'demo'): Promise<string> {
  const folder = await makeTestFolder()
  const shop = ShopProcess.launch(folder, { SEED, PORT: String(await findFreePort()) })
  await shop.opening
  await shop.stop()
  return folder
}
