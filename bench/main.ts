// `npm run bench`: how close the shop comes to what the machine can do. See README.md in this folder.
import { writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { openBenchShop, startDatabaseServer } from './bench-shop.ts'
import { residentBytes, stopChildren } from './children.ts'
import { benchCustomers, type Size } from './fill-database.ts'
import { createBench, type Pace } from './measure.ts'
import { putMixedLoad } from './mixed-load.ts'
import { type Part, report } from './report.ts'
import { prepareRequests } from './requests.ts'
import {
  asOrdersGrow,
  asProductsGrow,
  measureHotProduct,
  measureRareReading,
  measureReading,
  measureWriting,
  pagesLookedAt,
} from './sizes.ts'

const { values: options } = parseArgs({
  options: {
    /** A few responses of the smallest shop, to check that everything works. */
    small: { type: 'boolean', default: false },
    /** Only these sizes, such as 100000:0, with commas between them; the others are compared with the first. */
    size: { type: 'string' },
    /** How often the sizes are measured in turns, beside each other; their results are the medians. */
    turns: { type: 'string' },
    /** Only measurements whose names contain this. */
    only: { type: 'string', default: '' },
    /** How long each measurement lasts, all rounds together; more for a machine with other work. */
    seconds: { type: 'string', default: '3' },
    /** Instead of all this: everything at once for this many minutes, with the memory after each. */
    mixed: { type: 'string' },
    /** How many workers the shop has; CPU and memory are those of its first process alone. */
    workers: { type: 'string', default: '1' },
    /** The file for the results; those of a whole run go to results.md. */
    out: { type: 'string' },
  },
})

const results = new URL('results.md', import.meta.url)
/** A size, and the names of its measurements; without names all. */
type Measurement = { size: Size; names?: string[] }
const smallShop: Measurement = { size: { products: 120, pastOrders: 0 } }
const grownShops: Measurement[] = [
  { size: { products: 10_000, pastOrders: 0 }, names: asProductsGrow },
  { size: { products: 100_000, pastOrders: 0 }, names: asProductsGrow },
  { size: { products: 120, pastOrders: 1_000_000 }, names: asOrdersGrow },
]
const rounds = 3
const seconds = Number(options.seconds) / rounds
const pace: Pace = options.small
  ? {
      start: { responses: 64 },
      customers: { responses: 64 },
      readingWarmUp: { responses: 64 },
      workingWarmUp: { responses: 64 },
      rounds: 1,
      until: { responses: 64 },
      driverSeconds: 0.1,
    }
  : {
      start: { seconds: 6 },
      customers: { responses: benchCustomers },
      readingWarmUp: { seconds: 1 },
      workingWarmUp: { responses: 2_000 },
      rounds,
      until: { seconds },
      driverSeconds: seconds,
    }

const server = await startDatabaseServer()
try {
  if (options.mixed) await mix(Number(options.mixed))
  else await publish(await measureAll())
} finally {
  await stopChildren()
  await server.stop()
}

async function measureAll(): Promise<string> {
  const parts = options.turns
    ? await measureInTurns(sizesGiven(), Number(options.turns))
    : await measureEach(wanted())
  return report(parts, await versions(server.adminUrl))
}

async function measureEach(measurements: readonly Measurement[]): Promise<Part[]> {
  const parts: Part[] = []
  for (const each of measurements) {
    const opened = await open(each)
    await opened.measure()
    parts.push(await opened.close())
  }
  return parts
}

/** Every shop stays open until all are measured, so that the machine is the same for each. */
async function measureInTurns(sizes: readonly Size[], turns: number): Promise<Part[]> {
  const shops = []
  for (const size of sizes) shops.push(await open({ size }))
  for (let turn = 1; turn <= turns; turn += 1) {
    for (const shop of shops) await shop.measure()
  }
  const parts: Part[] = []
  for (const shop of shops) parts.push(await shop.close())
  return parts
}

/** Writes the results of a whole run to their file, any others to the terminal. */
async function publish(page: string): Promise<void> {
  const isWhole = !options.small && !options.size && !options.only
  const file = options.out ?? (isWhole ? fileURLToPath(results) : undefined)
  if (file) await writeFile(file, page)
  else process.stdout.write(page)
}

async function mix(minutes: number): Promise<void> {
  const [size = smallShop.size] = sizesGiven()
  const shop = await openBenchShop(server, size, Number(options.workers))
  const requests = await prepareRequests(shop)
  await putMixedLoad(shop, requests, minutes)
  await requests.close()
  await shop.close()
}

function wanted(): Measurement[] {
  const sizes = sizesGiven()
  if (sizes.length > 0) return sizes.map((size) => ({ size }))
  return options.small ? [smallShop] : [smallShop, ...grownShops]
}

function sizesGiven(): Size[] {
  const given = options.size?.split(',') ?? []
  return given.map((size) => {
    const [products = 0, pastOrders = 0] = size.split(':').map(Number)
    return { products, pastOrders }
  })
}

async function open({ size, names }: Measurement) {
  process.stderr.write(`${size.products} products, ${size.pastOrders} past orders …\n`)
  const shop = await openBenchShop(server, size, Number(options.workers))
  const idleMemory = residentBytes(shop.process.pid ?? 0)
  const isWanted = (name: string) => name.includes(options.only) && (names?.includes(name) ?? true)
  const bench = createBench(shop, pace, isWanted)
  const requests = await prepareRequests(shop)
  await bench.warmUp(pagesLookedAt, pace.start)
  return {
    measure: async () => {
      await measureReading(bench, shop)
      await measureRareReading(bench, size.products)
      await bench.warmUp(requests.ownOrders(), pace.customers)
      await measureWriting(bench, requests)
      await measureHotProduct(bench, requests)
    },
    close: async (): Promise<Part> => {
      await requests.close()
      await bench.stop()
      await shop.close()
      return { size, idleMemory, warmStartMs: shop.warmStartMs, measured: bench.measured() }
    },
  }
}

async function versions(url: string): Promise<string> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query('show server_version')
  await client.end()
  return `Node ${process.versions.node}, PostgreSQL ${rows[0].server_version}`
}
