import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'

test('every chapter of the standard has its row, and each file that proves something is there', async () => {
  const text = await readFile('docs/security.md', 'utf8')
  const chapters = [...text.matchAll(/^\| V(\d+) /gm)].map(([, number]) => Number(number))
  expect(chapters).toEqual(Array.from({ length: 17 }, (_, index) => index + 1))
  const files = [...text.matchAll(/`((?:contract|deploy|docs|domain|e2e|lint|server)\/[\w./-]+)`/g)]
  expect(files.length).toBeGreaterThan(40)
  for (const [, file = ''] of files) expect([file, existsSync(file)]).toEqual([file, true])
})
