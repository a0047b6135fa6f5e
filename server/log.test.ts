import { Writable } from 'node:stream'
import { DrizzleQueryError } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createLog } from './log.ts'

test('secrets and personal data never reach the log, however deeply nested', () => {
  const lines: string[] = []
  const log = createLog(
    new Writable({
      write(line, _, done) {
        lines.push(String(line))
        done()
      },
    }),
  )
  const secrets = { password: 'Kurakkan-5', otp: '123456', nic: '911042754V' }
  log.info({ ...secrets, customer: { ...secrets, card: secrets } }, 'signup')
  log.info({ request: { headers: { authorization: 'Bearer Kurakkan-5', cookie: 'Kurakkan-5' } } })

  expect(lines).toHaveLength(2)
  expect(lines.join()).not.toMatch(/Kurakkan-5|123456|911042754V/)
  expect(lines[0]).toContain('signup')
})

test('a failed query is logged without its values', () => {
  const lines: string[] = []
  const log = createLog({ write: (line) => lines.push(line) })
  const values = ['nimali@example.com', '$argon2id$\nhash', new Date(0)]
  const failed = new DrizzleQueryError('insert into users', values, new Error('Disk full'))
  log.error({ err: failed }, 'A request failed')
  log.error({ err: new Error('The registration failed', { cause: failed }) }, 'A request failed')

  expect(lines.join()).not.toMatch(/nimali|argon2id|1970/)
  for (const line of lines) expect(line).toMatch(/insert into users.*Disk full.*log\.test\.ts/)
})

test('an error of the database is logged without the row that it quotes', () => {
  const lines: string[] = []
  const log = createLog({ write: (line) => lines.push(line) })
  const quoting = { code: '23505', detail: 'Key (email)=(nimali@example.com) already exists.' }
  log.error({ err: Object.assign(new Error('duplicate key'), quoting) }, 'A request failed')

  expect(lines.join()).not.toContain('nimali')
  expect(lines.join()).toMatch(/duplicate key.*23505/)
})

test.each([
  ['22003', 'value "2147483648" is out of range for type integer'],
  ['22P02', 'invalid input syntax for type integer: "Nimali\nPerera"'],
  ['22008', 'date/time field value out of range: "0000-01-01 Nimali"'],
])('a value that the database cannot take (%s) is logged without the value', (code, message) => {
  const lines: string[] = []
  const log = createLog({ write: (line) => lines.push(line) })
  const where = 'JSON data, line 1: {"name":"Nimali'
  const internalQuery = "select 'Nimali'"
  const refused = Object.assign(new Error(message), { code, where, internalQuery })
  log.error({ err: refused }, 'A request failed')
  log.error({ err: new Error('The order failed', { cause: refused }) }, 'A request failed')

  expect(lines.join()).not.toMatch(/Nimali|Perera|2147483648|0000-01-01/)
  expect(lines[0]).toContain(code)
  for (const line of lines) expect(line).toMatch(/value|input.*log\.test\.ts/)
})

test('what cannot be parsed is logged without its words', () => {
  const lines: string[] = []
  const log = createLog({ write: (line) => lines.push(line) })
  try {
    JSON.parse('Nimali "Perera"')
  } catch (error) {
    log.error({ err: error }, 'A request failed')
  }
  expect(lines.join()).not.toMatch(/Nimali|Perera/)
  expect(lines.join()).toMatch(/SyntaxError.*log\.test\.ts/)
})

test('an address that a mail server quotes is not logged', () => {
  const lines: string[] = []
  const log = createLog({ write: (line) => lines.push(line) })
  const response = '550 5.1.1 <nimali.perera@example.com>: no such mailbox'
  const refused = Object.assign(new Error(`All recipients were rejected: ${response}`), {
    response,
    rejected: ['nimali.perera@example.com'],
    responseCode: 550,
  })
  log.warn({ err: refused }, 'A mail failed')
  expect(lines.join()).not.toContain('nimali')
  expect(lines.join()).toMatch(/550 5\.1\.1.*no such mailbox/)
})
