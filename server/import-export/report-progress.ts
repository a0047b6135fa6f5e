import type { ImportEvent, ImportReport } from '../../contract/back-office/csv.ts'
import { type Asked, answerTo } from '../http/errors.ts'

/** Goes with the events. Whoever collects an answer to compress or buffer it would hold them back. */
export const eventHeaders = {
  'Content-Type': 'text/event-stream',
  'Cache-Control': 'no-store, no-transform',
  'X-Accel-Buffering': 'no',
}

/**
 * Tells how far the work is while it is done, and at the end its report, as server-sent events. What is refused
 * before anything was told is thrown, to be an answer with its own status as everywhere. The work goes on to its
 * end also when nobody listens any more.
 */
export async function tellProgress(
  asked: Asked,
  work: (tell: (percent: number) => void) => Promise<ImportReport>,
): Promise<ReadableStream> {
  const { readable, writable } = new TransformStream<string, string>()
  const writer = writable.getWriter()
  // Whoever has left the page hears nothing of it.
  const send = (event: ImportEvent) =>
    writer.write(`data: ${JSON.stringify(event)}\n\n`).catch(() => {})

  const begun = Promise.withResolvers<void>()
  const working = work((percent) => {
    begun.resolve()
    void send({ kind: 'PROGRESS', percent })
  })
  await Promise.race([begun.promise, working])

  void working
    .then((report) => send({ kind: 'REPORT', report }))
    .catch((error: Error) => send({ ...answerTo(error, asked).body, kind: 'FAILED' }))
    .then(() => writer.close())
    .catch(() => {})
  return readable.pipeThrough(new TextEncoderStream())
}
