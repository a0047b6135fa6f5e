import { setImmediate } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { openShop } from '../testing/open-shop.ts'
import type { Transaction } from './connect.ts'
import { pipelined } from './pipelined.ts'
import { prepared } from './prepared.ts'
import { categories } from './schema.ts'

/** PostgreSQL numbers the statements in the order in which it executes them. */
const nextNumber = sql<number>`nextval('statements_seen')`.mapWith(Number)
const fromNothing = sql`(select) as nothing`

const preparedNumber = prepared((tx) => tx.select({ number: nextNumber }).from(fromNothing))
const numberOf = (tx: Transaction) => tx.select({ number: nextNumber }).from(fromNothing)

/** Every way to write a line; each returns the rows of its first statement. */
const ways = {
  'a prepared statement': (tx: Transaction) => preparedNumber(tx, {}),
  'a query builder': (tx: Transaction) => numberOf(tx),
  'a function that awaits a query builder': async (tx: Transaction) => {
    const rows = await numberOf(tx)
    return rows
  },
  'an async function that returns a query builder': async (tx: Transaction) => numberOf(tx),
  'a function that does other things first': async (tx: Transaction) => {
    for (let step = 0; step < 20; step += 1) await undefined
    return preparedNumber(tx, {})
  },
  'a function that waits for something else first': async (tx: Transaction) => {
    await setImmediate()
    return numberOf(tx)
  },
  'a function that sends several in turn': async (tx: Transaction) => {
    const rows = await numberOf(tx)
    await preparedNumber(tx, {})
    await numberOf(tx)
    return rows
  },
  'a function that sends none': async () => [],
} as const

type Way = keyof typeof ways
type Written = Way | Written[]

const { written } = fc.letrec<{ written: Written; way: Way; list: Written[] }>((tie) => ({
  written: fc.oneof({ maxDepth: 2 }, tie('way'), tie('list')),
  way: fc.constantFrom(...(Object.keys(ways) as Way[])),
  list: fc.array(tie('written'), { maxLength: 5 }),
}))

/** The numbers of the first statements, as the lines are written. */
async function firstNumbers(tx: Transaction, line: Written): Promise<number[]> {
  if (typeof line === 'string') return (await ways[line](tx)).map(({ number }) => number)
  const lines = line.map((each, index) => [`line ${index}`, () => firstNumbers(tx, each)] as const)
  return Object.values(await pipelined(Object.fromEntries(lines))).flat()
}

test('first statements are executed in the order of the lines, however the lines are written', async () => {
  const { database } = await openShop()
  await database.execute(sql`create sequence statements_seen`)
  const lists = fc.array(written, { maxLength: 8 })
  await fc.assert(
    fc.asyncProperty(lists, async (lines) => {
      const numbers = await database.transaction((tx) => firstNumbers(tx, lines))
      expect(numbers).toEqual(numbers.toSorted((one, other) => one - other))
    }),
  )
})

test('each line’s result is under its name', async () => {
  const { database } = await openShop()
  const results = await database.transaction((tx) =>
    pipelined({
      added: () => tx.insert(categories).values({ name: 'Rice' }).returning({ id: categories.id }),
      found: () => tx.select({ name: categories.name }).from(categories),
      nothing: () => undefined,
    }),
  )
  expect(results).toEqual({ added: [{ id: 1 }], found: [{ name: 'Rice' }], nothing: undefined })
})

test('a pipeline fails with the first failure in the list, after every line has ended', async () => {
  const { database } = await openShop()
  const failures = fc.constantFrom('none', 'at once', 'later', 'before its first statement')
  await fc.assert(
    fc.asyncProperty(fc.array(failures, { minLength: 1, maxLength: 6 }), async (lines) => {
      const ended = new Set<number>()
      const line = (failure: (typeof lines)[number], index: number) => {
        const end = () => {
          ended.add(index)
          if (failure !== 'none') throw new Error(`failure ${index}`)
        }
        if (failure === 'at once') return end
        return async () => {
          if (failure === 'before its first statement') await setImmediate().then(end)
          for (let step = 0; step < index % 3; step += 1) await database.execute(sql`select`)
          end()
        }
      }
      const running = pipelined(
        Object.fromEntries(lines.map((each, i) => [`${i}.`, line(each, i)])),
      )
      const first = lines.findIndex((failure) => failure !== 'none')
      if (first === -1) await running
      else await expect(running).rejects.toThrow(`failure ${first}`)
      expect(ended.size).toBe(lines.length)
    }),
  )
})

test('no line of a failed transaction goes on after its rollback', async () => {
  const { database } = await openShop()
  const failing = database.transaction((tx) =>
    pipelined({
      first: () => Promise.reject(new Error('the first')),
      slow: () =>
        tx
          .execute(sql`select pg_sleep(0.02)`)
          .then(() => tx.insert(categories).values({ name: 'Rice' })),
      second: () => Promise.reject(new Error('the second')),
    }),
  )
  await expect(failing).rejects.toThrow('the first')
  expect(await database.$count(categories)).toBe(0)
})

test('a line does not wait for the results before it, even if the connection is of another copy of the code', async () => {
  // The built shop's lines run on a connection that the program opened before it loaded the build.
  vi.resetModules()
  const inTheBuild = await import('./pipelined.ts')
  const { database } = await openShop()
  const seen: string[] = []
  await database.transaction((tx) =>
    inTheBuild.pipelined({
      first: () => tx.execute(sql`select 1`).then(() => seen.push('first result')),
      second: () => {
        seen.push('second begins')
        return tx.execute(sql`select 2`)
      },
    }),
  )
  expect(seen).toEqual(['second begins', 'first result'])
})
