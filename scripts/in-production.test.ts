import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { productionEnvironment, productionFlags } from './in-production.mjs'

test('the container runs the shop as npm start does', () => {
  const dockerfile = readFileSync(new URL('../deploy/Dockerfile', import.meta.url), 'utf8')
  const [command = '[]'] = dockerfile.match(/(?<=^CMD ).*$/m) ?? []
  expect(JSON.parse(command)).toEqual(['node', 'scripts/start-built.mjs'])

  const folder = mkdtempSync(join(tmpdir(), 'joybox-start-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  writeFileSync(
    join(folder, 'main.ts'),
    'process.stdout.write(JSON.stringify({ flags: process.execArgv, environment: process.env }))',
  )
  const script = fileURLToPath(new URL('start-built.mjs', import.meta.url))
  const told = execFileSync(process.execPath, [script], { cwd: folder, encoding: 'utf8' })
  expect(JSON.parse(told)).toMatchObject({
    flags: productionFlags,
    environment: productionEnvironment,
  })
})
