import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { onTestFinished } from 'vitest'

/** Lints one file at that path of an otherwise empty project with our rules. */
export function lintSource(path: string, source: string) {
  const project = mkdtempSync(join(tmpdir(), 'lint-'))
  onTestFinished(() => rmSync(project, { recursive: true }))
  const { vcs: _, plugins, ...rules } = JSON.parse(readFileSync('biome.json', 'utf8'))
  const configuration = { ...rules, plugins: plugins.map((plugin: string) => resolve(plugin)) }
  writeFileSync(join(project, 'biome.json'), JSON.stringify(configuration))
  mkdirSync(join(project, dirname(path)), { recursive: true })
  writeFileSync(join(project, path), source)
  const biome = resolve('node_modules/.bin/biome')
  const { status, stderr } = spawnSync(biome, ['lint', '--max-diagnostics=none'], {
    cwd: project,
    encoding: 'utf8',
  })
  return { passes: status === 0, words: stderr }
}
