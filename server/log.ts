import { DrizzleQueryError } from 'drizzle-orm'
import { type DestinationStream, type Logger, pino, stdSerializers } from 'pino'

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

/**
 * The error of a failed query contains its values, and PostgreSQL quotes the row: both may hold
 * people's addresses and password hashes. The error of a lost connection contains its whole client.
 */
function describeError(error: Error) {
  const { params: _, detail: __, client: ___, ...described } = stdSerializers.err(error)
  for (let each: unknown = error; each instanceof Error; each = each.cause) {
    if (!(each instanceof DrizzleQueryError)) continue
    const values = `params: ${each.params}`
    described.message = described.message.replace(values, 'params: …')
    described.stack = described.stack.replace(values, 'params: …')
  }
  return described
}
