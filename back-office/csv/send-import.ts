import type { ImportEvent, ImportReport } from '../../contract/back-office/csv.ts'
import { ApiError, NetworkError } from '../../contract/client.ts'
import type { ImportKind } from '../../domain/csv/columns.ts'

export type ImportedFile = { kind: ImportKind; fileName: string; text: string }

const lost = 'The connection was lost before the report came'

/**
 * Sends a file to be checked or, with the stamp of its check, imported. Separate from the other calls, because the
 * response streams the progress.
 */
export async function sendImport(
  path: 'import-checks' | 'imports',
  file: ImportedFile & { stamp?: string },
  onProgress: (percent: number) => void,
): Promise<ImportReport> {
  const response = await send(path, file)
  // The contract declares this body, but responses are typed, not parsed.
  if (!response.ok) throw new ApiError(response.status, await response.json().catch(() => ({})))
  let report: ImportReport | undefined
  await readEvents(response, (event) => {
    if (event.kind === 'PROGRESS') onProgress(event.percent)
    if (event.kind === 'REPORT') report = event.report
    if (event.kind === 'FAILED') throw new ApiError(500, event)
  })
  if (!report) throw new NetworkError(lost)
  return report
}

async function send(path: string, file: object): Promise<Response> {
  try {
    return await fetch(`/api/admin/${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(file),
    })
  } catch (cause) {
    throw new NetworkError(lost, { cause })
  }
}

/** Reports each event as soon as it is complete. */
async function readEvents(response: Response, onEvent: (event: ImportEvent) => void) {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  for (let part = await next(reader); part !== undefined; part = await next(reader)) {
    text += part
    const events = text.split('\n\n')
    text = events.pop() ?? ''
    for (const event of events) onEvent(JSON.parse(event.replace(/^data: /, '')))
  }
}

async function next(reader: ReadableStreamDefaultReader<string> | undefined) {
  try {
    return (await reader?.read())?.value
  } catch (cause) {
    throw new NetworkError(lost, { cause })
  }
}
