import { Writable } from 'node:stream'
import { expect, onTestFinished } from 'vitest'
import type { BackOfficeCallName } from '../../contract/back-office/index.ts'
import type { CallName } from '../../contract/index.ts'
import { dayInColombo, momentInColombo, plusDays } from '../../domain/days.ts'
import { afterPayment } from '../application/after-payment.ts'
import { afterRefund } from '../application/after-refund.ts'
import { createApplication } from '../application/application.ts'
import { openShelves } from '../catalogue/service.ts'
import { type Config, readSettings } from '../config.ts'
import { connectDatabase } from '../database/connect.ts'
import { DatabaseServers } from '../database/servers.ts'
import { createLog } from '../log.ts'
import type { PaymentGateway } from '../payments/gateway.ts'
import { internet } from '../payments/network.ts'
import { openGateways } from '../payments/open-gateways.ts'
import { withContacts } from '../settings/index.ts'
import type { Shop } from '../shop.ts'
import { Searchers } from '../suggestions/index.ts'
import { answerSchema } from './contract-answers.ts'
import { openTestDatabase, testDatabase } from './database.ts'
import { mailRoom } from './mail-room.ts'

type Request = {
  params?: Record<string, string | number>
  query?: Record<string, string | number>
  body?: unknown
  token?: string
  /** An operator's session cookie, as the browser sends it. */
  session?: string
  /** The cookie of a browser in which somebody has signed in before. */
  browser?: string
  /** The IP address that the request comes from. */
  from?: string
}

type Options = {
  rateLimits?: boolean
  /** The URL of another shop's database, to open a second instance on it. */
  databaseUrl?: string
  /** A gateway that takes new payments instead of the sandbox. */
  gateway?: PaymentGateway
  /** The database's connections are those of a pooler. */
  isPooled?: boolean
  /** The process has more to do than it can. */
  isFull?: boolean
  /** The keys for notifications, and where these are left. */
  push?: Config['push']
}

/**
 * A whole shop on an empty database of its own, closed when the test is over. Rate limits are off
 * unless the test asks for them.
 */
export async function openShop({
  rateLimits = false,
  databaseUrl,
  gateway,
  isPooled = false,
  isFull = false,
  push,
}: Options = {}) {
  const opened = databaseUrl
    ? await openTestDatabase(databaseUrl, { isPooled })
    : await testDatabase({ isPooled })
  const {
    database,
    news,
    settings,
    delivery,
    legal,
    url,
    statementsOf,
    hearOfTest,
    catchUp,
    close,
  } = opened
  onTestFinished(close)
  const jwtSecret = 'a secret of the tests, long enough'
  const config = withContacts({ ...readSettings({}), jwtSecret, rateLimits, push }, settings)
  const log = capturedLog()
  const shopLog = createLog(log.stream)
  let minutesPassed = 0
  const now = () => new Date(Date.now() + minutesPassed * 60_000)
  /** Sets the clock of the shop, which goes on from there. */
  const passUntil = (moment: Date) => {
    minutesPassed += (moment.getTime() - now().getTime()) / 60_000
  }
  const { jobs, deliverMails } = mailRoom({ database, config, settings, log: shopLog, now })
  // The sandbox is part of the application, so it and the shop call each other without a network.
  const withSandbox = openGateways(
    { config, database, log: shopLog },
    {
      ...internet,
      fetch: async (url, request) =>
        application.request(url.slice(config.publicUrl.length), request),
    },
  )
  const shop: Shop = {
    config,
    database,
    catalogue: news,
    settings,
    delivery,
    legal,
    shelves: openShelves({ catalogue: news, now }),
    searchers: new Searchers(now),
    load: { isFull },
    log: shopLog,
    gateways: gateway ? [gateway, ...withSandbox] : withSandbox,
    afterPayment,
    afterRefund,
    jobs,
    catchUp,
    now,
  }
  const application = createApplication(shop)

  return {
    shop,
    database,
    databaseUrl: url,
    statementsOf,
    /** Sends a raw request, such as none of our clients would send. */
    request: (path: string, init?: RequestInit, from?: string): Response | Promise<Response> => {
      const incoming = { socket: { remoteAddress: from } }
      return hearOfTest().then(() => application.request(path, init, from && { incoming }))
    },
    /** Calls the API and checks every response against the contract. */
    call: async (
      name: CallName | BackOfficeCallName,
      {
        params = {},
        query = {},
        body,
        token,
        session,
        browser,
        from = '203.0.113.1',
      }: Request = {},
    ) => {
      const [method = '', template = ''] = name.split(' ')
      const path = template.replace(/\{(\w+)\}/g, (_, key) => encodeURIComponent(params[key] ?? ''))
      const search = new URLSearchParams(Object.entries(query).map(([k, v]) => [k, String(v)]))
      const init = {
        method,
        headers: {
          'Content-Type': 'application/json',
          ...(token ? { Authorization: `Bearer ${token}` } : {}),
          ...(session || browser ? { Cookie: [session, browser].filter(Boolean).join('; ') } : {}),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }
      const incoming = { socket: { remoteAddress: from } }
      await hearOfTest()
      const response = await application.request(`/api${path}?${search}`, init, { incoming })
      if (response.status === 204) return { status: 204, body: null, headers: response.headers }
      const isText = response.headers.get('Content-Type')?.startsWith('text/plain')
      const answer = isText ? await response.text() : await response.json()
      expect(answerSchema(name, response.status).parse(answer)).toEqual(answer)
      return { status: response.status, body: answer, headers: response.headers }
    },
    /** Sends the waiting mails and returns every mail sent so far. */
    deliverMails,
    passMinutes: (minutes: number) => {
      minutesPassed += minutes
    },
    passUntil,
    /** Everything that was logged, as one text. */
    loggedLines: () => JSON.stringify(log.lines),
    loggedErrors: () => log.lines.filter((line) => ['error', 'fatal'].includes(line.level)),
  }
}

export type TestShop = Awaited<ReturnType<typeof openShop>>

/** A shop whose clock begins at eight in the next morning, for what has to happen within one day. */
export async function openShopInTheMorning(options?: Options): Promise<TestShop> {
  const shop = await openShop(options)
  shop.passUntil(momentInColombo(dayInColombo(plusDays(shop.shop.now(), 1)), 8 * 60))
  return shop
}

/** A second instance of the shop, with connections of its own to the same database. */
export function anotherInstanceOf({ shop, database }: TestShop) {
  const { url, isPooled } = database.address()
  const connection = connectDatabase(new DatabaseServers(url), 5, shop.log, { isPooled })
  onTestFinished(connection.close)
  return createApplication({ ...shop, database: connection.database })
}

function capturedLog() {
  const lines: { level: string; msg: string }[] = []
  const stream = new Writable({
    write(chunk, _, done) {
      lines.push(JSON.parse(String(chunk)))
      done()
    },
  })
  return { lines, stream }
}
