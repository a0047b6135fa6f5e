import { DrizzleQueryError } from 'drizzle-orm'
import { type DestinationStream, type Logger, pino, stdSerializers } from 'pino'
import { codeOf } from './error-code.ts'

/** Left out of every log line, however deeply nested. */
const secrets = ['authorization', 'cookie', 'password', 'otp', 'nic']
const depths = ['', '*.', '*.*.', '*.*.*.']

/** JSON lines on standard output. */
export function createLog(destination?: DestinationStream): Logger {
  const options = {
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
    redact: depths.flatMap((depth) => secrets.map((secret) => depth + secret)),
    serializers: { err: describeError },
  }
  return destination ? pino(options, destination) : pino(options)
}

/** What is logged of an error beside its message and stack: names that the shop or a library has given. */
const properties = [
  'code',
  'severity',
  'schema',
  'table',
  'column',
  'constraint',
  'query',
  'errno',
  'syscall',
  'address',
  'port',
  'path',
  'command',
  'responseCode',
]

/**
 * Errors of libraries quote what people have typed: PostgreSQL a row, a value, or the line that it stands in, a
 * failed query its values, a mail server an address. An error of a lost connection contains its whole client.
 */
function describeError(error: Error) {
  const described = stdSerializers.err(error)
  return {
    type: described.type,
    message: withoutTypedWords(described.message, error),
    stack: withoutTypedWords(described.stack, error),
    ...Object.fromEntries(
      properties.flatMap((name) => (name in described ? [[name, described[name]]] : [])),
    ),
  }
}

function withoutTypedWords(text: string, error: Error): string {
  let kept = text
  for (let each: unknown = error; each instanceof Error; each = each.cause) {
    if (each instanceof DrizzleQueryError) {
      kept = kept.replace(`params: ${each.params}`, 'params: …')
    }
    if (quotesValues(each)) {
      const { message } = each
      kept = kept.replaceAll(message, () =>
        message.replace(/".*"|: .*$/s, (quote) => `${quote[0]}…`),
      )
    }
  }
  return withoutAddresses(kept)
}

/** PostgreSQL's "data exceptions" (class 22), and JSON that cannot be parsed. Other errors quote names of columns. */
function quotesValues(error: Error): boolean {
  return error instanceof SyntaxError || /^22/.test(codeOf(error) ?? '')
}

/** With every email address cut, as mail servers quote them. */
export function withoutAddresses(text: string): string {
  return text.replace(/[^\s<>"'/:]+@[^\s<>"'/:]+\.\w+/g, '…')
}
