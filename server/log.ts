import { type DestinationStream, type Logger, pino } from 'pino'

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
  }
  return destination ? pino(options, destination) : pino(options)
}
