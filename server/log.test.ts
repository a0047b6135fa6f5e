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
