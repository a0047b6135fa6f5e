import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { productionEnvironment, productionFlags } from './in-production.mjs'

test('the container runs the shop as npm start does', () => {
  const dockerfile = readFileSync(new URL('../deploy/Dockerfile', import.meta.url), 'utf8')
  const [command = '[]'] = dockerfile.match(/(?<=^CMD ).*$/m) ?? []
  expect(JSON.parse(command)).toEqual(['node', ...productionFlags, 'main.ts'])
  const environment = dockerfile
    .match(/(?<=^ENV ).*$/gm)
    ?.join(' ')
    .split(' ')
  for (const [name, value] of Object.entries(productionEnvironment)) {
    expect(environment).toContain(`${name}=${value}`)
  }
})
