import type { ImportEvent, ImportReport } from '../../contract/back-office/csv.ts'
import { ApiError, NetworkError } from '../../contract/client.ts'
import type { ImportKind } from '../../domain/csv/columns.ts'

export type ImportedFile = { kind: ImportKind; fileName: string; text: string }

const lost = 'The connection was lost before the report came'

/**
 * Has a file checked or, with the stamp of its check, carried out. Apart from the other calls, because the answer
 * tells while the work goes on how far it is.
 */
export async function sendImport(
  path: 'import-checks' | 'imports',
  file: ImportedFile & { stamp?: string },
  tell: (percent: number) => void,
): Promise<ImportReport> {
  const response = await answered(path, file)
  // The contract declares it, but answers are typed, not parsed.
  if (!response.ok) throw new ApiError(response.status, await response.json().catch(() => ({})))
  let report: ImportReport | undefined
  await readEvents(response, (event) => {
    if (event.kind === 'PROGRESS') tell(event.percent)
    if (event.kind === 'REPORT') report = event.report
    if (event.kind === 'FAILED') throw new ApiError(500, event)
  })
  if (!report) throw new NetworkError(lost)
  return report
}

async function answered(path: string, file: object): Promise<Response> {
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

/** Each event as soon as it has come whole. */
async function readEvents(response: Response, hear: (event: ImportEvent) => void) {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  for (let part = await next(reader); part !== undefined; part = await next(reader)) {
    text += part
    const events = text.split('\n\n')
    text = events.pop() ?? ''
    for (const event of events) hear(JSON.parse(event.replace(/^data: /, '')))
  }
}

async function next(reader: ReadableStreamDefaultReader<string> | undefined) {
  try {
    return (await reader?.read())?.value
  } catch (cause) {
    throw new NetworkError(lost, { cause })
  }
}
