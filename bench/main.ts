// `npm run bench`: how near the shop comes to what the machine can do. See README.md beside this.
import { writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { openBenchShop, startDatabaseServer } from './bench-shop.ts'
import { residentBytes, stopChildren } from './children.ts'
import type { Size } from './fill-database.ts'
import { createBench, type Pace } from './measure.ts'
import { type Part, report } from './report.ts'
import { prepareRequests } from './requests.ts'
import { measureHotProduct, measureRareReading, measureReading, measureWriting } from './sizes.ts'

const { values: options } = parseArgs({
  options: {
    /** Few answers of the smallest shop, to see that everything works. */
    small: { type: 'boolean', default: false },
    /** One size only, such as 100000:0. */
    size: { type: 'string' },
    /** Only the measurements with this in their names. */
    only: { type: 'string', default: '' },
    /** How long each round lasts; more on a machine that is busy otherwise. */
    seconds: { type: 'string', default: '1' },
    /** Where the results go; those of everything go to results.md. */
    out: { type: 'string' },
  },
})

const results = new URL('results.md', import.meta.url)
const everySize: Size[] = [
  { products: 120, pastOrders: 0 },
  { products: 10_000, pastOrders: 0 },
  { products: 100_000, pastOrders: 0 },
  { products: 120, pastOrders: 1_000_000 },
]
const seconds = Number(options.seconds)
const pace: Pace = options.small
  ? { rounds: 1, until: { answers: 64 }, driverSeconds: 0.1 }
  : { rounds: 3, until: { seconds }, driverSeconds: seconds }

const server = await startDatabaseServer()
try {
  const parts: Part[] = []
  for (const size of sizesWanted()) parts.push(await measure(size))
  const page = report(parts, await versions(server.adminUrl))
  const isWhole = !options.small && !options.size && !options.only
  const file = options.out ?? (isWhole ? fileURLToPath(results) : undefined)
  if (file) await writeFile(file, page)
  else process.stdout.write(page)
} finally {
  await stopChildren()
  await server.stop()
}

function sizesWanted(): Size[] {
  const [products, pastOrders] = options.size?.split(':').map(Number) ?? []
  if (products !== undefined && pastOrders !== undefined) return [{ products, pastOrders }]
  return options.small ? everySize.slice(0, 1) : everySize
}

async function measure(size: Size): Promise<Part> {
  process.stderr.write(`${size.products} products, ${size.pastOrders} past orders …\n`)
  const shop = await openBenchShop(server, size)
  const idleMemory = residentBytes(shop.process.pid ?? 0)
  const bench = createBench(shop, pace, options.only)
  const requests = await prepareRequests(shop)
  await measureReading(bench, shop)
  await measureRareReading(bench, size.products)
  await measureWriting(bench, requests)
  await measureHotProduct(bench, requests)
  await requests.close()
  await bench.stop()
  await shop.close()
  return { size, idleMemory, warmStartMs: shop.warmStartMs, measured: bench.measured }
}

async function versions(url: string): Promise<string> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query('show server_version')
  await client.end()
  return `Node ${process.versions.node}, PostgreSQL ${rows[0].server_version}`
}
