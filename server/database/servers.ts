import pg from 'pg'
import { codeOf } from '../error-code.ts'

const answerMs = 2_000

/**
 * The servers that hold the shop's database. One of them, the primary, takes changes; the others are its standbys, and one
 * of those is promoted when it fails. A database on a single server is never searched for.
 */
export class DatabaseServers {
  readonly #urls: readonly string[]
  readonly #onMove: (() => void)[] = []
  #primary: string
  /** The history of changes that the primary writes; each promotion begins one with a higher number. */
  #timeline = ''

  constructor(databaseUrl: string) {
    this.#urls = urlsOf(databaseUrl)
    this.#primary = this.#urls[0] ?? databaseUrl
  }

  /** The URL of the primary, as far as this process knows. */
  get primary(): string {
    return this.#primary
  }

  /** `move` is called whenever another server has become the primary. */
  onMove(move: () => void): void {
    this.#onMove.push(move)
  }

  /**
   * Asks all servers which one is the primary. One that failed, and was started again as it was, also takes changes: so
   * the highest timeline counts, and never a lower one than before.
   * @throws when none of them takes changes, with the reasons
   */
  async findPrimary(): Promise<void> {
    if (this.#urls.length === 1) return
    const answers = await Promise.allSettled(this.#urls.map(askTimeline))
    const found = answers
      .flatMap((answer) => (answer.status === 'fulfilled' && answer.value ? answer.value : []))
      .filter(({ timeline }) => timeline >= this.#timeline)
      .sort((one, other) => (one.timeline < other.timeline ? 1 : -1))
      .at(0)
    if (!found) {
      const reasons = answers.flatMap((answer) =>
        answer.status === 'rejected' ? answer.reason : [],
      )
      // Of a name with several addresses Node gives no message.
      const words = reasons.map((reason) => reason.message || codeOf(reason))
      const why = words.length > 0 ? words.join('; ') : 'all of them are standbys'
      throw new AggregateError(reasons, `No server of DATABASE_URL takes changes: ${why}`)
    }
    this.#timeline = found.timeline
    if (found.url === this.#primary) return
    this.#primary = found.url
    for (const move of this.#onMove) move()
  }
}

/** The URL of the server that takes changes now, for a command. */
export async function primaryOf(databaseUrl: string): Promise<string> {
  const servers = new DatabaseServers(databaseUrl)
  await servers.findPrimary()
  return servers.primary
}

/** One URL for each server of a URL such as `postgres://user@one:5432,other:5432/shop`. */
export function urlsOf(databaseUrl: string): string[] {
  const [, before = '', hosts = '', after = ''] =
    /^([^/]*\/\/(?:[^@/]*@)?)([^/?]*)(.*)$/.exec(databaseUrl) ?? []
  return hosts.split(',').map((host) => before + host + after)
}

type Primary = { url: string; timeline: string }

/** Undefined for a standby. */
async function askTimeline(url: string): Promise<Primary | undefined> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'joybox search for the primary',
    connectionTimeoutMillis: answerMs,
    query_timeout: answerMs,
  })
  // A break also rejects the query; without a listener this event would end the process.
  client.on('error', () => {})
  await client.connect()
  try {
    const { rows } = await client.query<{ timeline: string | null }>(`select case
      when not pg_is_in_recovery() then substr(pg_walfile_name(pg_current_wal_lsn()), 1, 8) end as timeline`)
    const timeline = rows[0]?.timeline
    return timeline ? { url, timeline } : undefined
  } finally {
    client.connection.stream.destroy()
  }
}
