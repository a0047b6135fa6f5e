import { isIP } from 'node:net'
import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import { z } from 'zod'
import { shop } from '../domain/shop.ts'
import { CannotStart } from './process/cannot-start.ts'

type PayHereSettings = Readonly<{
  merchantId: string
  merchantSecret: string
  url: string
  /** The key to its Retrieval API; undefined: payments are known by their notifications only. */
  app: Readonly<{ id: string; secret: string }> | undefined
}>

/** What the operator may set, with its defaults filled in, and the shop's own facts beside it. */
export type Config = Readonly<{
  port: number
  host: string
  /** Origin in links, canonical addresses and the gateway's callbacks; no slash at the end. */
  publicUrl: string
  dataDir: string
  /** Undefined: the embedded PostgreSQL under `dataDir`. */
  databaseUrl: string | undefined
  databaseConnections: number
  jwtSecret: string
  /** Undefined: mails are written to files under `dataDir`. */
  smtpUrl: string | undefined
  /** Undefined: the built-in sandbox gateway. */
  payHere: PayHereSettings | undefined
  seed: 'demo' | 'none'
  shopName: string
  supportEmail: string
  supportPhone: string
  /** How many proxies in front may speak through X-Forwarded-For and X-Forwarded-Proto. */
  trustProxy: number
  /** What Prometheus shows to read the metrics; undefined: only this machine may. */
  metricsToken: string | undefined
  /** False only while a test measures how much the shop can take. */
  rateLimits: boolean
}>

/** The configuration before the secret that the shop may generate for itself. */
export type Settings = Readonly<Omit<Config, 'jwtSecret'> & { jwtSecret: string | undefined }>

/** Every fault of the environment, one line each, naming its variable. */
export class ConfigurationFault extends CannotStart {
  override name = 'ConfigurationFault'
}

const wholeNumber = (least: number, most: number) => {
  const words = `must be a whole number from ${least} to ${most}`
  return z
    .string()
    .regex(/^\d{1,9}$/, words)
    .transform(Number)
    .refine((number) => number >= least && number <= most, words)
}

const origin = z.string().transform((text, context) => {
  const url = URL.canParse(text) ? new URL(text) : undefined
  const isOrigin =
    url !== undefined &&
    /^https?:$/.test(url.protocol) &&
    url.pathname + url.search + url.hash + url.username === '/'
  if (isOrigin) return url.origin
  context.addIssue('must be an origin such as https://shop.example, without a path')
  return z.NEVER
})

const variables = z.object({
  PORT: wholeNumber(1, 65_535).default(3000),
  HOST: z.string().default('localhost'),
  PUBLIC_URL: origin.optional(),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: z
    .string()
    .refine((text) => /^postgres(ql)?:\/\//.test(text) && URL.canParse(text), {
      message: 'must look like postgres://user:password@host:5432/database',
    })
    .optional(),
  JWT_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  SMTP_URL: z
    .string()
    .refine((text) => /^smtps?:\/\/[^/]/.test(text) && URL.canParse(text), {
      message: 'must look like smtp://user:password@mail.example:587',
    })
    .optional(),
  PAYHERE_MERCHANT_ID: z.string().optional(),
  PAYHERE_MERCHANT_SECRET: z.string().optional(),
  PAYHERE_APP_ID: z.string().optional(),
  PAYHERE_APP_SECRET: z.string().optional(),
  PAYHERE_URL: origin.default('https://www.payhere.lk'),
  SEED: z.enum(['demo', 'none'], 'must be demo or none').default('demo'),
  TRUST_PROXY: wholeNumber(0, 10).default(0),
  METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
  RATE_LIMITS: z.enum(['on', 'off'], 'must be on or off').default('on'),
  ALLOW_SANDBOX: z.enum(['yes', 'no'], 'must be yes or no').default('no'),
})

type Variables = z.output<typeof variables>

/**
 * Reads the environment, where an empty value counts as unset. Has no effects.
 * @throws {ConfigurationFault} naming every fault at once
 */
export function readSettings(environment: NodeJS.ProcessEnv): Settings {
  const given = Object.entries(environment)
    .map(([name, value]) => [name, value?.trim()])
    .filter(([, value]) => value)
  const result = variables.safeParse(Object.fromEntries(given))
  if (!result.success) {
    const faults = result.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`)
    throw new ConfigurationFault(faults.join('\n'))
  }
  const values = result.data
  const publicUrl = values.PUBLIC_URL ?? `http://localhost:${values.PORT}`
  const faults = contradictionsIn(values, publicUrl)
  if (faults.length > 0) throw new ConfigurationFault(faults.join('\n'))

  return Object.freeze({
    port: values.PORT,
    host: values.HOST,
    publicUrl,
    dataDir: resolve(values.DATA_DIR),
    databaseUrl: values.DATABASE_URL,
    databaseConnections: Math.min(16, 4 + 2 * availableParallelism()),
    jwtSecret: values.JWT_SECRET,
    smtpUrl: values.SMTP_URL,
    payHere: payHereOf(values),
    seed: values.SEED,
    shopName: shop.name,
    supportEmail: shop.supportEmail,
    supportPhone: shop.supportPhone,
    trustProxy: values.TRUST_PROXY,
    metricsToken: values.METRICS_TOKEN,
    rateLimits: values.RATE_LIMITS === 'on',
  })
}

function contradictionsIn(values: Variables, publicUrl: string): string[] {
  const { PAYHERE_MERCHANT_ID: id, PAYHERE_MERCHANT_SECRET: secret } = values
  const faults: string[] = []
  if (values.DATABASE_URL && !values.JWT_SECRET) {
    faults.push('JWT_SECRET is required with DATABASE_URL: every instance must sign with the same')
  }
  if (id && !secret) {
    faults.push(
      'PAYHERE_MERCHANT_SECRET is missing beside PAYHERE_MERCHANT_ID; set both or neither',
    )
  }
  if (secret && !id) {
    faults.push(
      'PAYHERE_MERCHANT_ID is missing beside PAYHERE_MERCHANT_SECRET; set both or neither',
    )
  }
  const { PAYHERE_APP_ID: appId, PAYHERE_APP_SECRET: appSecret } = values
  if (appId && !appSecret) {
    faults.push('PAYHERE_APP_SECRET is missing beside PAYHERE_APP_ID; set both or neither')
  }
  if (appSecret && !appId) {
    faults.push('PAYHERE_APP_ID is missing beside PAYHERE_APP_SECRET; set both or neither')
  }
  if (appId && appSecret && !id) {
    faults.push('PAYHERE_APP_ID is set without PAYHERE_MERCHANT_ID, whose payments it asks about')
  }
  const isForReal = values.ALLOW_SANDBOX === 'no' && !isThisMachine(publicUrl)
  if (!id && !secret && isForReal) {
    faults.push(
      `PUBLIC_URL is ${publicUrl}, but payments would go to the sandbox gateway: set PAYHERE_MERCHANT_ID and PAYHERE_MERCHANT_SECRET, or ALLOW_SANDBOX=yes for a trial`,
    )
  }
  if (!values.SMTP_URL && isForReal) {
    faults.push(
      `PUBLIC_URL is ${publicUrl}, but mails would only be written to files: set SMTP_URL, or ALLOW_SANDBOX=yes for a trial`,
    )
  }
  return faults
}

function payHereOf(values: Variables): Config['payHere'] {
  const { PAYHERE_MERCHANT_ID: merchantId, PAYHERE_MERCHANT_SECRET: merchantSecret } = values
  if (!merchantId || !merchantSecret) return undefined
  const { PAYHERE_APP_ID: id, PAYHERE_APP_SECRET: secret } = values
  const app = id && secret ? Object.freeze({ id, secret }) : undefined
  return Object.freeze({ merchantId, merchantSecret, url: values.PAYHERE_URL, app })
}

function isThisMachine(url: string): boolean {
  const name = new URL(url).hostname
  if (name === 'localhost' || name.endsWith('.localhost') || name === '[::1]') return true
  return isIP(name) === 4 && name.startsWith('127.')
}
