import { DrizzleQueryError } from 'drizzle-orm'
import { type DestinationStream, type Logger, pino, stdSerializers } from 'pino'

/** Never in a log, however deep a careless caller hands them in. */
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
 * A failed query says which values were in it, and PostgreSQL quotes the row: among them are
 * people's addresses and password hashes. A lost connection carries its whole client along.
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
