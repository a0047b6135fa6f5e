import { createHmac, randomBytes } from 'node:crypto'
import type { Context } from 'hono'
import { getSignedCookie, setSignedCookie } from 'hono/cookie'
import { normalizeEmail } from '../../domain/accounts/email.ts'
import { ownBrowserDays } from '../../domain/limits.ts'
import type { Config } from '../config.ts'
import type { Shop } from '../shop.ts'

/** Who makes a call without being signed in, as far as rate limits are concerned. */
export type Visitor = {
  /** The network. */
  client: string
  /** The browser, if somebody has signed in to the account there before: it has an allowance of its own. */
  browser: string | undefined
}

type Asked = { shop: Shop }

const name = 'browser'
/** The calls that begin a session or change a password; no other request carries the cookie. */
const path = '/api/user'
/** A family shares a browser; of more accounts the latest are remembered. */
const accountsPerBrowser = 5

export async function visitorOf(
  c: Context,
  { shop, client }: Asked & { client: string },
  email: string,
): Promise<Visitor> {
  const { browser, accounts } = await readCookie(c, shop.config)
  return { client, browser: accounts.includes(nameOf(email, shop.config)) ? browser : undefined }
}

/**
 * Lets the browser remember that somebody has signed in to the account. The cookie names accounts by keyed
 * hashes and is signed. It opens nothing: it only keeps strangers' wrong tries from locking the browser out.
 */
export async function rememberAccount(
  c: Context,
  { shop: { config } }: Asked,
  email: string,
): Promise<void> {
  const { browser = randomBytes(12).toString('base64url'), accounts } = await readCookie(c, config)
  const account = nameOf(email, config)
  const remembered = [account, ...accounts.filter((each) => each !== account)]
  const value = [browser, ...remembered.slice(0, accountsPerBrowser)].join('.')
  await setSignedCookie(c, name, value, secretOf(config), {
    path,
    httpOnly: true,
    sameSite: 'Strict',
    maxAge: ownBrowserDays * 24 * 60 * 60,
    ...(isOnHttps(config) && { prefix: 'secure', secure: true }),
  })
}

/** Empty if there is no cookie, or if the shop has not signed it. */
async function readCookie(
  c: Context,
  config: Config,
): Promise<{ browser: string | undefined; accounts: string[] }> {
  const prefix = isOnHttps(config) ? 'secure' : undefined
  const value = await getSignedCookie(c, secretOf(config), name, prefix)
  const [browser, ...accounts] = value ? value.split('.') : []
  return { browser, accounts }
}

/** Then browsers let only the shop's own https pages set the cookie. */
const isOnHttps = ({ publicUrl }: Config) => publicUrl.startsWith('https:')

function nameOf(email: string, config: Config): string {
  return keyed(`account ${normalizeEmail(email)}`, config).slice(0, 22)
}

const secretOf = (config: Config) => keyed('signature', config)

/** With a key for this use alone, derived from the shop's secret. */
function keyed(text: string, { jwtSecret }: Config): string {
  return createHmac('sha256', jwtSecret).update(`own browser: ${text}`).digest('base64url')
}
