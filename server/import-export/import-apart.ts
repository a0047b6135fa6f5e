import { Worker } from 'node:worker_threads'
import type { ImportReport } from '../../contract/back-office/csv.ts'
import { importLimits } from '../../domain/limits.ts'
import { refusal } from '../http/refusal.ts'
import { workInLine } from '../jobs/work-in-line.ts'
import type { Shop } from '../shop.ts'
import type { ImportMessage, ImportStep, ImportTask } from './import-messages.ts'
import { receivedError } from './sent-errors.ts'

/** From the folder of the shop, where it is in development, in tests, and beside the build. */
const source = './server/import-export/import-thread.ts'
/** The largest file needs half of it. A thread that needs more ends, and not the shop. */
const limits = { maxOldGenerationSizeMb: 512 }
/** A check is usually followed by its import, which then need not wait for a new thread. */
const idleMs = 60_000

const inTurn = workInLine({ atOnce: 1 })
/** From the first import until none has come for a while. */
let thread: Worker | undefined
let endingThread: NodeJS.Timeout | undefined

/**
 * Imports in a thread and with a database connection of its own, so that customers do not wait for it: one import at a
 * time, and each for a limited time. A thread that is ended leaves a transaction that the database rolls back.
 */
export function importApart(
  shop: Shop,
  step: ImportStep,
  onProgress: (percent: number) => void,
): Promise<ImportReport> {
  return inTurn(async () => {
    thread ??= startThread()
    const task = { ...step, address: shop.database.address(), now: shop.now() }
    const report = await resultOf(thread, task, (message) => {
      if (message.kind === 'PROGRESS') onProgress(message.percent)
      if (message.kind === 'CATALOGUE_CHANGED') shop.catalogue.changed()
    })
    // The report is the end of a response that has begun long before.
    await shop.catchUp?.()
    return report
  })
}

function startThread(): Worker {
  const worker = new Worker(source, { resourceLimits: limits })
  // Reported by `resultOf`; without a listener the error would end the process.
  worker.on('error', () => {})
  worker.once('exit', () => endThread(worker))
  return worker
}

/** The next import starts another one. */
function endThread(worker: Worker): void {
  if (thread === worker) thread = undefined
  void worker.terminate()
}

async function resultOf(
  worker: Worker,
  task: ImportTask,
  onMessage: (message: ImportMessage) => void,
): Promise<ImportReport> {
  const { promise, resolve, reject } = Promise.withResolvers<ImportReport>()
  const receive = (message: ImportMessage) => {
    if (message.kind === 'REPORT') resolve(message.report)
    else if (message.kind === 'FAILED') reject(receivedError(message.error))
    else onMessage(message)
  }
  const onExit = (code: number) =>
    reject(new Error(`The thread of an import ended with ${code} and without a result`))
  worker.on('message', receive).on('error', reject).on('exit', onExit)
  const timeLimit = setTimeout(() => {
    reject(refusal('importTooLong'))
    endThread(worker)
  }, importLimits.seconds * 1000)
  clearTimeout(endingThread)
  worker.ref()
  worker.postMessage(task)
  try {
    return await promise
  } finally {
    clearTimeout(timeLimit)
    worker.off('message', receive).off('error', reject).off('exit', onExit)
    // Neither the thread nor the timer keeps the process from ending.
    worker.unref()
    endingThread = setTimeout(() => endThread(worker), idleMs).unref()
  }
}
