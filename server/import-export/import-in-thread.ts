import { parentPort } from 'node:worker_threads'
import { connectDatabase } from '../database/connect.ts'
import { DatabaseServers } from '../database/servers.ts'
import { hearOwnChanges } from '../http/cache/hear-own-changes.ts'
import { createLog } from '../log.ts'
import { carryOutImport, checkImport } from './import-file.ts'
import type { ImportMessage, ImportTask } from './import-messages.ts'
import { sentError } from './sent-errors.ts'

const log = createLog()

/** Does the tasks of this thread, and reports to the thread that serves customers. */
export function importInThread(): void {
  parentPort?.on('message', async (task: ImportTask) => send(await outcomeOf(task)))
}

async function outcomeOf(task: ImportTask): Promise<ImportMessage> {
  // What it changes is known there before the import is reported, as with any change of the shop's own.
  const news = { changed: () => send({ kind: 'CATALOGUE_CHANGED' }) }
  const { url, isPooled } = task.address
  const { database, close } = connectDatabase(new DatabaseServers(url), 1, log, {
    isPooled,
    // Behind a pooler the process catches up after each request.
    onConnect: isPooled ? undefined : (client) => hearOwnChanges(client, news),
  })
  const shop = { database, now: () => task.now }
  const onProgress = (percent: number) => send({ kind: 'PROGRESS', percent })
  try {
    const report =
      task.step === 'CHECK'
        ? await checkImport(shop, task.sent, onProgress)
        : await carryOutImport(shop, task.operator, task.sent, onProgress)
    return { kind: 'REPORT', report }
  } catch (error) {
    return { kind: 'FAILED', error: sentError(error) }
  } finally {
    await close()
  }
}

function send(message: ImportMessage): void {
  parentPort?.postMessage(message)
}
