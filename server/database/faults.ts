import { codeOf } from '../error-code.ts'

/** Error codes of Node's sockets and of PostgreSQL when the database cannot be reached. */
const away = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ENOENT',
  '57P01', // stopped by its administrator
  '57P02', // crashed
  '57P03', // starting or stopping
  '53300', // no connection is free
  '08P01', // a pooler has none, or has lost the database
])

const lostConnection =
  /^(Query read timeout|Connection terminated|Client has encountered a connection error|timeout exceeded when trying to connect)/

/** True when a query failed because the database was unavailable, not because of the query. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (away.has(codeOf(error) ?? '')) return true
  // biome-ignore lint/plugin: the driver has no code for a connection that breaks, has broken, or cannot be made in time
  if (lostConnection.test(error.message)) return true
  return isUnavailable(error.cause)
}

/**
 * True when the database can be read but not written: the disk is full or broken, memory is short
 * ("insufficient resources", class 53 of its error codes), or it is a standby.
 */
export function isUnwritable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return /^(53(?!300)|58030|25006)/.test(codeOf(error) ?? '') || isUnwritable(error.cause)
}

/**
 * True for values that PostgreSQL cannot take, such as text with a NUL in it or a date that does not
 * exist: "data exceptions", class 22 of its error codes.
 */
export function isUnstorable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return /^22/.test(codeOf(error) ?? '') || isUnstorable(error.cause)
}

/** True when a row refers to an account that has been erased since the request began. */
export function isOfErasedAccount(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (codeOf(error) === '23503') return /_user_id_users_id_fk$/.test(constraintOf(error) ?? '')
  return isOfErasedAccount(error.cause)
}

/** True when a row was refused because another has the same value in a unique index. */
export function isDuplicateIn(error: unknown, index: string): boolean {
  if (!(error instanceof Error)) return false
  if (codeOf(error) === '23505') return constraintOf(error) === index
  return isDuplicateIn(error.cause, index)
}

function constraintOf(error: Error): string | undefined {
  return 'constraint' in error ? String(error.constraint) : undefined
}
