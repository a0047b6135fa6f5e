import type { ImportEvent, ImportReport } from '../../contract/back-office/csv.ts'
import { type Asked, answerTo } from '../http/errors.ts'

/** Headers for the events. They keep proxies from buffering or compressing the response, which would delay events. */
export const eventHeaders = {
  'Content-Type': 'text/event-stream',
  'Cache-Control': 'no-store, no-transform',
  'X-Accel-Buffering': 'no',
}

/**
 * Reports the progress of the work, and at the end its result, as server-sent events. A refusal before the first
 * event is thrown, so that the response has its status as usual. The work continues to its end even if the client
 * has disconnected.
 */
export async function reportProgress(
  asked: Asked,
  work: (onProgress: (percent: number) => void) => Promise<ImportReport>,
): Promise<ReadableStream> {
  const { readable, writable } = new TransformStream<string, string>()
  const writer = writable.getWriter()
  // Writing fails once the client has disconnected, which is ignored.
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
