import { cpus, totalmem } from 'node:os'
import type { Size } from './fill-database.ts'
import type { Measured } from './measure.ts'
import { ordersCompared } from './sizes.ts'

export type Part = { size: Size; idleMemory: number; warmStartMs: number; measured: Measured[] }

const megabytes = (bytes: number) => `${Math.round(bytes / 1e6)} MB`
const whole = new Intl.NumberFormat('en', { maximumFractionDigits: 0 })

/** The results as a Markdown page. */
export function report(parts: readonly Part[], versions: string): string {
  return `# Measured

${new Date().toISOString().slice(0, 10)}, ${cpus().length} × ${cpus()[0]?.model.trim()}, ${megabytes(totalmem())} of memory, ${versions}.
The shop, the load, the bare servers and PostgreSQL share these cores, so the ratios say more than the figures: each
is taken within one run, seconds apart. "CPU" is the processor time of the shop's process for one response. \`npm run bench\`
writes this page; [README.md](README.md) explains it.
${parts.map(section).join('')}${hotProduct(parts)}${growth(parts)}`
}

/** The rate of responses when all customers order the last item of one product. */
function hotProduct([small]: readonly Part[]): string {
  const rateOf = (wanted: string) =>
    small?.measured.find(({ name }) => name === wanted)?.perSecond ?? 0
  const ratio = rateOf(ordersCompared.last) / rateOf(ordersCompared.different)
  if (!Number.isFinite(ratio)) return ''
  return `
When all customers order the last item of one product: ${percent(ratio)} of the responses a second for different products.
`
}

/** In a small shop every page of the list is soon cached, and a term finds next to nothing. */
const notComparable = ['any page of 8', 'search for a new term']

/** How much longer everything takes than in the first shop. */
function growth([small, ...grown]: readonly Part[]): string {
  const lines = grown.flatMap(({ size, measured }) =>
    measured.flatMap((now) => {
      const before = small?.measured.find(({ name }) => name === now.name)
      if (!before || notComparable.includes(now.name)) return []
      const ofCpu = (now.processorUs ?? 0) / (before.processorUs ?? 0)
      const cells = [
        now.name,
        `${whole.format(size.products)} products, ${whole.format(size.pastOrders)} past orders`,
        (before.perSecond / now.perSecond).toFixed(2),
        Number.isFinite(ofCpu) ? ofCpu.toFixed(2) : '',
      ]
      return `| ${cells.join(' | ')} |`
    }),
  )
  if (lines.length === 0) return ''
  return `
## As the shop grows

How many times as long it takes as in the first shop.

| what | shop | time | CPU |
| --- | --- | ---: | ---: |
${lines.join('\n')}
`
}

function section({ size, idleMemory, warmStartMs, measured }: Part): string {
  return `
## ${whole.format(size.products)} products, ${whole.format(size.pastOrders)} past orders

Warm start ${(warmStartMs / 1000).toFixed(1)} s, idle ${megabytes(idleMemory)}.

| what | a second | p50 ms | p99 ms | CPU µs | memory | responses | of the limit |
| --- | ---: | ---: | ---: | ---: | ---: | --- | --- |
${measured.map(line).join('\n')}
`
}

const percent = (ratio: number) => `${Math.round(ratio * 100)} %`

function line({
  name,
  perSecond,
  p50,
  p99,
  processorUs,
  memory,
  statuses,
  limits,
}: Measured): string {
  const responses = Object.entries(statuses).map(([status, count]) => `${status} × ${count}`)
  const ratios = limits.map(
    ({ name, perSecond, ratio, processorRatio }) =>
      `${percent(ratio)} of ${name} (${whole.format(perSecond)}${
        processorRatio === undefined ? '' : `; by CPU ${percent(processorRatio)}`
      })`,
  )
  const cells = [
    name,
    whole.format(perSecond),
    p50,
    p99,
    processorUs === undefined ? '' : whole.format(processorUs),
    megabytes(memory),
    responses.join(', '),
    ratios.join(', '),
  ]
  return `| ${cells.join(' | ')} |`
}
