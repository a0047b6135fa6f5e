import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseEnv } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { productionEnvironment, productionFlags } from './in-production.mjs'

const shipped = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8')

test('systemd leaves all settings to .env, from which the commands read them too', () => {
  for (const unit of ['deploy/joybox.service', 'deploy/joybox-backup.service']) {
    expect(shipped(unit)).toMatch(/^WorkingDirectory=\/srv\/joybox$/m)
    expect(shipped(unit)).not.toMatch(/^Environment/m)
  }
})

test('with compose, deploy/.env says how many proxies there are', () => {
  expect(shipped('deploy/compose.yaml')).toMatch(/^ +TRUST_PROXY: \$\{TRUST_PROXY:-1\}$/m)
})

test('the values in .env.example are the same for every program that reads such files', () => {
  const assigned = shipped('.env.example').replaceAll(/^# (?=[A-Z_]+=)/gm, '')
  const values = [...assigned.matchAll(/^([A-Z_]+)=(.*)$/gm)].map(([, name, value]) => [
    name,
    value,
  ])
  expect(values.length).toBeGreaterThan(20)
  expect(parseEnv(assigned)).toEqual(Object.fromEntries(values))
})

test('the container runs the shop as npm start does', () => {
  const [command = '[]'] = shipped('deploy/Dockerfile').match(/(?<=^CMD ).*$/m) ?? []
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
