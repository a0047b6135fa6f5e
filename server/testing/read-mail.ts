import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** A mail as its recipient sees it. */
export type ReadMail = {
  from: string
  to: string
  replyTo: string
  subject: string
  /** By lower-case name, decoded. */
  headers: Map<string, string>
  html: string
  text: string
  raw: string
}

/** Every mail of an outbox, oldest first. */
export async function readOutbox(folder: string): Promise<ReadMail[]> {
  const files = await readdir(folder).catch(() => [])
  const mails = files.filter((file) => file.endsWith('.eml')).sort()
  return Promise.all(
    mails.map(async (file) => readMail(await readFile(join(folder, file), 'utf8'))),
  )
}

/** Reads a mail as the shop writes it: headers, one part of text and one of HTML. */
export function readMail(raw: string): ReadMail {
  const { headers, body } = readPart(raw)
  const boundary = /boundary="([^"]+)"/.exec(headers.get('content-type') ?? '')?.[1]
  const parts = body
    .split(`--${boundary}`)
    .slice(1, -1)
    .map((part) => readPart(part.trimStart()))
  const partOf = (type: string) =>
    parts.find((part) => part.headers.get('content-type')?.startsWith(type))
  const header = (name: string) => headers.get(name) ?? ''
  return {
    from: header('from'),
    to: header('to'),
    replyTo: header('reply-to'),
    subject: header('subject'),
    headers,
    html: contentOf(partOf('text/html')),
    text: contentOf(partOf('text/plain')),
    raw,
  }
}

type Part = { headers: Map<string, string>; body: string }

function readPart(source: string): Part {
  const text = source.replaceAll('\r\n', '\n')
  const end = text.indexOf('\n\n')
  const unfolded = text.slice(0, end).replace(/\n[ \t]+/g, ' ')
  const lines = unfolded.split('\n').map((line): [string, string] => {
    const colon = line.indexOf(':')
    return [line.slice(0, colon).toLowerCase(), decodeWords(line.slice(colon + 1).trim())]
  })
  return { headers: new Map(lines), body: text.slice(end + 2) }
}

function contentOf(part: Part | undefined): string {
  if (!part) return ''
  const encoding = part.headers.get('content-transfer-encoding')
  if (encoding === 'base64') return Buffer.from(part.body, 'base64').toString()
  if (encoding !== 'quoted-printable') return part.body
  return decodeQuoted(part.body.replace(/=\n/g, ''))
}

function decodeQuoted(text: string): string {
  const bytes = text.replace(/=([0-9A-F]{2})/g, (_, code) =>
    String.fromCharCode(Number(`0x${code}`)),
  )
  return Buffer.from(bytes, 'latin1').toString()
}

/** Decodes the words of a header that are not plain ASCII: =?UTF-8?Q?…?=. */
function decodeWords(text: string): string {
  return text
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?UTF-8\?([QB])\?([^?]*)\?=/gi, (_, encoding: string, word: string) =>
      encoding.toUpperCase() === 'B'
        ? Buffer.from(word, 'base64').toString()
        : decodeQuoted(word.replaceAll('_', ' ')),
    )
}
