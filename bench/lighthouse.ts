// `npm run lighthouse [/path …]`: Lighthouse's scores of every public page on a slow phone.
// RUNS=5 takes the median of five. "by CPU" is the time of long tasks by the CPU time that they took, which other work on
// the machine distorts less than Lighthouse's own TBT. "machine" is Lighthouse's benchmark of the machine: its slow phone
// is four times as slow as that, so scores of different machines do not compare. "same phone" does: see calibrated-score.ts.
import lighthouse, { type Result } from 'lighthouse'
import { computeMedianRun } from 'lighthouse/core/lib/median-run.js'
import { publicPages } from '../e2e/public-pages.ts'
import { scriptBudgetOf } from '../e2e/script-budget.ts'
import { findFreePort } from '../server/database/embedded/free-port.ts'
import { visitDemoShop } from '../server/testing/visit-demo-shop.ts'
import { calibratedScoreOf } from './calibrated-score.ts'
import { mainThreadOf } from './main-thread.ts'
import { median } from './median.ts'

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const least = { performance: 0.95, accessibility: 1, 'best-practices': 1, seo: 1 }
const most = { layoutShift: 0.05, paintMs: 1800 }

// Lighthouse measures no page whose status is an error.
const measurable = publicPages.filter((path) => path !== '/no-such-page')
const paths = process.argv.length > 2 ? process.argv.slice(2) : measurable
const runs = Number(process.env.RUNS ?? 1)
const debuggingPort = await findFreePort()
const faults: string[] = []

await visitDemoShop(
  async (_, shopUrl) => {
    const figures = [
      'script',
      'in all',
      'FCP',
      'LCP',
      'CLS',
      'TBT',
      'by CPU',
      'machine',
      'same phone',
    ]
    print(['', 'perf', 'a11y', 'best', 'seo', ...figures])
    for (const path of paths) {
      const { result, blockingMs, calibrated } = await measure(shopUrl + path)
      const scores = categories.map((name) => scoreOf(result, name))
      const machine = result.environment.benchmarkIndex.toFixed(0)
      const phones = [`${blockingMs.toFixed(0)} ms`, machine, String(Math.round(calibrated * 100))]
      print([path, ...scores, ...figuresOf(result), ...phones])
      faults.push(...faultsOf(result, path).map((fault) => `${path}: ${fault}`))
    }
  },
  [`--remote-debugging-port=${debuggingPort}`],
)

for (const fault of faults) console.error(fault)
process.exitCode = faults.length > 0 ? 1 : 0

type Measured = { result: Result; blockingMs: number; calibrated: number }

async function measure(url: string): Promise<Measured> {
  const results: Result[] = []
  const blockingMs: number[] = []
  const calibrated: number[] = []
  for (let run = 0; run < runs; run++) {
    const outcome = await lighthouse(url, { port: debuggingPort, logLevel: 'error' })
    const result = outcome?.lhr
    if (!result || result.runtimeError) {
      throw new Error(`Lighthouse could not measure ${url}: ${result?.runtimeError?.message}`)
    }
    results.push(result)
    blockingMs.push(mainThreadOf(outcome.artifacts.Trace).blockingMs)
    calibrated.push(await calibratedScoreOf(outcome))
  }
  return {
    result: computeMedianRun(results),
    blockingMs: median(blockingMs),
    calibrated: median(calibrated),
  }
}

function faultsOf(result: Result, path: string): string[] {
  const low = categories.filter((name) => (result.categories[name]?.score ?? 0) < least[name])
  const faults = low.flatMap((name) => reasonsOf(result, name))
  const { script } = weightsOf(result)
  const mostScript = scriptBudgetOf(path)
  if (script > mostScript) faults.push(`${kilobytes(script)} kB of script`)
  const paintMs = numberOf(result, 'largest-contentful-paint')
  if (paintMs > most.paintMs) faults.push(`the largest paint after ${paintMs.toFixed(0)} ms`)
  const layoutShift = numberOf(result, 'cumulative-layout-shift')
  if (layoutShift >= most.layoutShift) faults.push(`a layout shift of ${layoutShift}`)
  return faults
}

/** The failed audits of a page, the heaviest first. */
function reasonsOf(result: Result, name: (typeof categories)[number]): string[] {
  const parts = result.categories[name]?.auditRefs ?? []
  return parts
    .map(({ id, weight }) => ({ audit: result.audits[id], weight }))
    .filter(({ audit, weight }) => audit && weight > 0 && (audit.score ?? 1) < 1)
    .sort((one, other) => other.weight - one.weight)
    .map(({ audit }) => `${name}: ${audit?.title} ${audit?.displayValue ?? ''}`.trim())
}

function figuresOf(result: Result): string[] {
  const { script, all } = weightsOf(result)
  const seconds = (id: string) => `${(numberOf(result, id) / 1000).toFixed(2)} s`
  return [
    `${kilobytes(script)} kB`,
    `${kilobytes(all)} kB`,
    seconds('first-contentful-paint'),
    seconds('largest-contentful-paint'),
    numberOf(result, 'cumulative-layout-shift').toFixed(3),
    `${numberOf(result, 'total-blocking-time').toFixed(0)} ms`,
  ]
}

/** Bytes over the network, compressed. */
function weightsOf(result: Result): { script: number; all: number } {
  const { details } = result.audits['network-requests'] ?? {}
  const requests = details?.type === 'table' ? details.items : []
  const bytesOf = (items: typeof requests) =>
    items.reduce((sum, { transferSize }) => sum + Number(transferSize ?? 0), 0)
  return {
    script: bytesOf(requests.filter(({ resourceType }) => resourceType === 'Script')),
    all: bytesOf(requests),
  }
}

function scoreOf(result: Result, name: (typeof categories)[number]): string {
  return String(Math.round((result.categories[name]?.score ?? 0) * 100))
}

function numberOf(result: Result, id: string): number {
  return result.audits[id]?.numericValue ?? Number.NaN
}

function print([path = '', ...figures]: string[]): void {
  console.log(`${path.padEnd(32)}${figures.map((each) => each.padStart(11)).join('')}`)
}

function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1)
}
