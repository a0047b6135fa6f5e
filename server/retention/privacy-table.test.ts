import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { keptFor, retentionKinds } from '../../domain/privacy/retention.ts'
import { retentionTexts } from '../../domain/texts/en/back-office/retention.ts'

/** "60 minutes", "1 year". */
function inWords(length: Record<string, number>): string {
  const [[units = '', count = 0] = []] = Object.entries(length)
  return `${count} ${count === 1 ? units.slice(0, -1) : units}`
}

const { rules, lasting } = retentionTexts

/** The table that docs/privacy.md must have. */
const table = [
  '| what | how long | why |',
  '| --- | --- | --- |',
  ...retentionKinds.map((kind) => {
    const { what, since, why } = rules[kind]
    return `| ${what} | ${inWords(keptFor[kind])} ${since} | ${why} |`
  }),
  ...lasting.map(({ what, until, why }) => `| ${what} | ${until} | ${why} |`),
].join('\n')

test('the table in docs/privacy.md is that of the rules', async () => {
  const page = await readFile('docs/privacy.md', 'utf8')
  const rows = page.split('\n').filter((line) => line.startsWith('|'))
  expect(rows.join('\n')).toBe(table)
})
