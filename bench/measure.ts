import type { ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BareResponse } from './bare-server.ts'
import type { BenchShop } from './bench-shop.ts'
import {
  firstMessage,
  processorSeconds,
  residentBytes,
  startScript,
  stopChild,
} from './children.ts'
import type { DriverTask } from './driver-alone.ts'
import type { DriverWork } from './driver-works.ts'
import type { Asked, Load, Loaded, Until } from './load.ts'
import { median } from './median.ts'

/** One line of the results. */
export type Measured = Loaded & {
  name: string
  /** Of the shop's process, for one response, in microseconds; undefined where it cannot be measured. */
  processorUs: number | undefined
  /** The most memory that the shop's process used, in bytes. */
  memory: number
  /** The limits it is compared with, and how much of each it reaches. */
  limits: Limit[]
}

type Limit = {
  name: string
  perSecond: number
  ratio: number
  /** The limit's processor time for the same as a share of the shop's; undefined where not measured. */
  processorRatio: number | undefined
}

/** How long the shop and each load warm up, how many rounds follow, when each ends, and how long the driver alone works. */
export type Pace = {
  /** V8 reaches its full speed after some ten thousand responses of any kind. */
  start: Until
  /** Customers read something before they buy: only the first request with a token has to verify it. */
  customers: Until
  readingWarmUp: Until
  /** Counted in responses, so that a shop in which they take longer is as warm as another. */
  workingWarmUp: Until
  rounds: number
  until: Until
  driverSeconds: number
}

/** Runs measurements one after the other, each together with its limits. */
export function createBench(shop: BenchShop, pace: Pace, isWanted: (name: string) => boolean) {
  const rounds = new Map<string, Round[]>()
  const limitNames = new Map<string, string[]>()
  const load = startScript('load.ts')
  const driver = startScript('driver-alone.ts', [], { DATABASE_URL: shop.databaseUrl })
  const folder = mkdtempSync(join(tmpdir(), 'joybox-bench-bytes-'))

  async function runLoad(task: Load): Promise<Loaded> {
    load.send(task)
    return firstMessage<Loaded>(load)
  }

  async function runDriver(task: DriverTask): Promise<number> {
    driver.send(task)
    return firstMessage<number>(driver)
  }

  /** Adds rounds to those of earlier turns. */
  function record(name: string, added: readonly Round[], limits: string[]) {
    rounds.set(name, [...(rounds.get(name) ?? []), ...added])
    limitNames.set(name, limits)
    const result = summary(name, added, limits)
    const ratios = result.limits
      .map(({ ratio, processorRatio }) =>
        processorRatio === undefined
          ? ratio.toFixed(2)
          : `${ratio.toFixed(2)} (CPU ${processorRatio.toFixed(2)})`,
      )
      .join(' ')
    process.stderr.write(`${name}: ${Math.round(result.perSecond)}/s ${ratios}\n`)
  }

  async function loadServer(
    { pid = 0 }: ChildProcess,
    task: Omit<Load, 'until'>,
    until: Until = pace.until,
  ) {
    const before = processorSeconds(pid)
    const loaded = await runLoad({ ...task, until })
    const after = processorSeconds(pid)
    const used = before === undefined || after === undefined ? undefined : after - before
    const isKnown = used !== undefined && loaded.responses > 0
    const processorUs = isKnown ? (used / loaded.responses) * 1e6 : undefined
    return { ...loaded, processorUs, memory: residentBytes(pid) }
  }

  function loadShop(asked: Asked[], connections: number, until?: Until) {
    return loadServer(shop.process, { url: shop.url, connections, asked }, until)
  }

  return {
    /** The medians of all rounds so far. */
    measured: () =>
      [...rounds].map(([name, all]) => summary(name, all, limitNames.get(name) ?? [])),

    /** Sends requests before anything is measured. */
    async warmUp(asked: Asked[], until: Until): Promise<void> {
      await loadShop(asked, 32, until)
    },

    /** A response that the shop may have cached, against servers that do nothing but send it. */
    async reading(name: string, asked: Asked[], connections = 32): Promise<void> {
      if (!isWanted(name)) return
      const [first] = asked
      if (!first) throw new Error(`"${name}" has no requests`)
      const responseFile = await saveResponse(folder, shop.url, first)
      const bare = await Promise.all(
        ['hono', 'node'].map(async (kind) => {
          const server = startScript('bare-server.ts', [kind, responseFile])
          return { server, url: `http://127.0.0.1:${await firstMessage<number>(server)}` }
        }),
      )
      const taken: Round[] = []
      await loadShop(asked, connections, pace.readingWarmUp)
      for (let round = 0; round < pace.rounds; round += 1) {
        const ofShop = await loadShop(asked, connections)
        const limits: RoundLimit[] = []
        for (const { server, url } of bare) {
          limits.push(await loadServer(server, { url, connections, asked }))
        }
        taken.push({ shop: ofShop, limits })
      }
      await Promise.all(bare.map(({ server }) => stopChild(server)))
      record(name, taken, ['bare Hono', 'bare node:http'])
    },

    /** Work that needs the database, against the same by the driver alone; every request is sent once. */
    async working(
      name: string,
      prepare: () => Promise<Asked[]> | Asked[],
      { limit, connections = 32 }: { limit?: DriverWork; connections?: number } = {},
    ): Promise<void> {
      if (!isWanted(name)) return
      const taken: Round[] = []
      await loadShop(await prepare(), connections, pace.workingWarmUp)
      for (let round = 0; round < pace.rounds; round += 1) {
        const ofShop = await loadShop(await prepare(), connections)
        const seconds = pace.driverSeconds
        const perSecond = limit && (await runDriver({ work: limit, clients: 8, seconds }))
        const limits = perSecond === undefined ? [] : [{ perSecond, processorUs: undefined }]
        taken.push({ shop: ofShop, limits })
      }
      record(name, taken, limit ? [`driver alone: ${limit}`] : [])
    },

    stop: async () => {
      await Promise.all([load, driver].map(stopChild))
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

export type Bench = ReturnType<typeof createBench>

type RoundLimit = { perSecond: number; processorUs: number | undefined }
type Round = {
  shop: Loaded & { processorUs: number | undefined; memory: number }
  limits: RoundLimit[]
}

/** The median of all rounds: on a machine with other work an outlier only shows that work. */
function summary(name: string, rounds: readonly Round[], limitNames: string[]): Measured {
  const shops = rounds.map((round) => round.shop)
  const statuses: Record<string, number> = {}
  for (const [status, count] of shops.flatMap((shop) => Object.entries(shop.statuses))) {
    statuses[status] = (statuses[status] ?? 0) + count
  }
  return {
    name,
    perSecond: median(shops.map((shop) => shop.perSecond)),
    p50: median(shops.map((shop) => shop.p50)),
    p99: median(shops.map((shop) => shop.p99)),
    responses: shops.reduce((sum, shop) => sum + shop.responses, 0),
    statuses,
    processorUs: medianIfAny(shops.flatMap((shop) => shop.processorUs ?? [])),
    memory: Math.max(...shops.map((shop) => shop.memory)),
    limits: limitNames.map((limitName, index) => ({
      name: limitName,
      perSecond: median(rounds.map(({ limits }) => limits[index]?.perSecond ?? 0)),
      ratio: median(
        rounds.map(({ shop, limits }) => shop.perSecond / (limits[index]?.perSecond ?? 0)),
      ),
      processorRatio: medianIfAny(
        rounds.flatMap(({ shop, limits }) => {
          const ofLimit = limits[index]?.processorUs
          return ofLimit && shop.processorUs ? ofLimit / shop.processorUs : []
        }),
      ),
    })),
  }
}

function medianIfAny(values: number[]): number | undefined {
  return values.length > 0 ? median(values) : undefined
}

/** Saves the shop's response, byte for byte as it was sent, for the bare servers. */
async function saveResponse(folder: string, url: string, asked: Asked): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  const request = get(url + asked.path, { headers: asked.headers }, (response) => {
    const chunks: Buffer[] = []
    response.on('data', (chunk: Buffer) => chunks.push(chunk))
    response.on('error', reject)
    response.on('end', () => {
      const { date: _, connection: __, 'keep-alive': ___, ...headers } = response.headers
      const bodyFile = join(folder, 'body')
      writeFileSync(bodyFile, Buffer.concat(chunks))
      const saved = { status: response.statusCode ?? 0, headers, bodyFile }
      const file = join(folder, 'response.json')
      writeFileSync(file, JSON.stringify(saved satisfies Record<keyof BareResponse, unknown>))
      resolve(file)
    })
  })
  request.on('error', reject)
  return promise
}
