import { createECDH } from 'node:crypto'
import { isIP } from 'node:net'
import { availableParallelism, totalmem } from 'node:os'
import { resolve } from 'node:path'
import { z } from 'zod'
import { pushServices } from '../domain/push/push-services.ts'
import { shop } from '../domain/shop.ts'
import { urlsOf } from './database/servers.ts'
import { type GatewayAdapter, gatewayAdapters, type OpenGateway } from './payments/index.ts'
import { CannotStart } from './process/cannot-start.ts'
import { type Environment, origin, readVariables } from './process/variables.ts'

/** The settings with their defaults filled in, and the shop's contact details. */
export type Config = Readonly<{
  port: number
  host: string
  /** Origin in links, canonical URLs and the gateway's callbacks; no slash at the end. */
  publicUrl: string
  dataDir: string
  /** Where backups go, and what the embedded PostgreSQL has written since; undefined: only backups, into `backups`. */
  backupDir: string | undefined
  /** How long backups are kept there. */
  backupDays: number
  /** Undefined: the embedded PostgreSQL under `dataDir`. */
  databaseUrl: string | undefined
  /** A pooler before that database, which shares its connections by transaction. */
  databasePoolUrl: string | undefined
  databaseConnections: number
  /** How many processes serve the shop on this machine. */
  workers: number
  jwtSecret: string
  /** Undefined: mails are written to files under `dataDir`. */
  smtpUrl: string | undefined
  /** The account at the gateway for text messages; undefined: none are sent. */
  sms: { token: string; senderName: string } | undefined
  /** The shop's keys for notifications (VAPID), and the origins of the push services; undefined: none are sent. */
  push: { publicKey: string; privateKey: string; services: readonly string[] } | undefined
  /** The payment gateways that are set up; none: the built-in sandbox. */
  gateways: readonly OpenGateway[]
  /** False while new payments go to a sandbox: the built-in one, or a gateway's own. */
  takesMoney: boolean
  seed: 'demo' | 'none'
  shopName: string
  supportEmail: string
  supportPhone: string
  /** The hash of the owner's own logo; empty or absent: the built-in one. */
  logo?: string
  /** How many proxies in front are trusted in X-Forwarded-For and X-Forwarded-Proto. */
  trustProxy: number
  /** The token with which Prometheus reads the metrics; undefined: only this machine may read them. */
  metricsToken: string | undefined
  /** The share of all traces that is recorded, from 0 to 1; undefined: none, at no cost. */
  tracesShare: number | undefined
  /** False only in load tests. */
  rateLimits: boolean
}>

/** The configuration before the JWT secret is filled in, which the shop can generate. */
export type Settings = Readonly<Omit<Config, 'jwtSecret'> & { jwtSecret: string | undefined }>

/** Every fault of the environment, one line each with the name of the variable. */
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

const databaseUrl = z
  .string()
  .refine(
    (text) => /^postgres(ql)?:\/\//.test(text) && urlsOf(text).every((url) => URL.canParse(url)),
    {
      message: 'must look like postgres://user:password@host:5432/database',
    },
  )

const variables = z.object({
  PORT: wholeNumber(1, 65_535).default(3000),
  HOST: z.string().default('localhost'),
  PUBLIC_URL: origin.optional(),
  DATA_DIR: z.string().default('./data'),
  BACKUP_DIR: z.string().optional(),
  BACKUP_DAYS: wholeNumber(1, 3650).default(14),
  DATABASE_URL: databaseUrl.optional(),
  DATABASE_POOL_URL: databaseUrl.optional(),
  JWT_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  SMTP_URL: z
    .string()
    .refine((text) => /^smtps?:\/\/[^/]/.test(text) && URL.canParse(text), {
      message: 'must look like smtp://user:password@mail.example:587',
    })
    .optional(),
  TEXTLK_TOKEN: z.string().min(10, 'must have at least 10 characters').optional(),
  TEXTLK_SENDER: z
    .string()
    .regex(/^[A-Za-z0-9 ]{3,11}$/, 'must be 3 to 11 letters and digits, as registered')
    .optional(),
  VAPID_PUBLIC_KEY: z
    .string()
    .regex(/^[\w-]{87}$/, 'must be 65 bytes in base64url')
    .optional(),
  VAPID_PRIVATE_KEY: z
    .string()
    .regex(/^[\w-]{43}$/, 'must be 32 bytes in base64url')
    .optional(),
  SEED: z.enum(['demo', 'none'], 'must be demo or none').default('demo'),
  TRUST_PROXY: wholeNumber(0, 10).default(0),
  METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .string()
    .refine((text) => /^https?:\/\/[^/]/.test(text) && URL.canParse(text), {
      message: 'must look like http://collector.example:4318',
    })
    .optional(),
  OTEL_TRACES_SAMPLER_ARG: z
    .string()
    .regex(/^(0?\.\d+|[01](\.0+)?)$/, 'must be a number from 0 to 1')
    .transform(Number)
    .default(1),
  RATE_LIMITS: z.enum(['on', 'off'], 'must be on or off').default('on'),
  WORKERS: wholeNumber(1, 64).optional(),
  ALLOW_SANDBOX: z.enum(['yes', 'no'], 'must be yes or no').default('no'),
})

type Variables = z.output<typeof variables>

/**
 * Reads the environment, where an empty value counts as unset. Has no effects.
 * @throws {ConfigurationFault} naming every fault at once
 */
export function readSettings(
  environment: Environment,
  adapters: readonly GatewayAdapter[] = gatewayAdapters,
): Settings {
  const { values, faults } = readVariables(variables, environment)
  const gateways = readGateways(environment, adapters)
  if (!values) throw new ConfigurationFault([...faults, ...gateways.faults].join('\n'))
  const publicUrl = values.PUBLIC_URL ?? `http://localhost:${values.PORT}`
  const contradictions = [
    ...gateways.faults,
    ...contradictionsIn(values, publicUrl, gateways.remedy),
  ]
  if (contradictions.length > 0) throw new ConfigurationFault(contradictions.join('\n'))

  const workers = values.WORKERS ?? workersOfMachine()
  return Object.freeze({
    port: values.PORT,
    host: values.HOST,
    publicUrl,
    dataDir: resolve(values.DATA_DIR),
    backupDir: values.BACKUP_DIR && resolve(values.BACKUP_DIR),
    backupDays: values.BACKUP_DAYS,
    databaseUrl: values.DATABASE_URL,
    databasePoolUrl: values.DATABASE_POOL_URL,
    databaseConnections: connectionsOf(workers),
    workers,
    jwtSecret: values.JWT_SECRET,
    smtpUrl: values.SMTP_URL && withTls(values.SMTP_URL, publicUrl),
    sms: smsAccount(values),
    push: pushKeys(values),
    gateways: gateways.setUp,
    takesMoney: gateways.remedy === undefined,
    seed: values.SEED,
    shopName: shop.name,
    supportEmail: shop.supportEmail,
    supportPhone: shop.supportPhone,
    trustProxy: values.TRUST_PROXY,
    metricsToken: values.METRICS_TOKEN,
    tracesShare: values.OTEL_EXPORTER_OTLP_ENDPOINT ? values.OTEL_TRACES_SAMPLER_ARG : undefined,
    rateLimits: values.RATE_LIMITS === 'on',
  })
}

/** What a worker needs at most when all of them are busy (bench/soak.md). */
const bytesOfWorker = 300 * 1024 * 1024

/** One for each core, as far as the memory suffices. */
function workersOfMachine(): number {
  const memory = process.constrainedMemory() || totalmem()
  const inMemory = Math.floor(Math.min(memory, totalmem()) / bytesOfWorker)
  return Math.max(1, Math.min(64, availableParallelism(), inMemory))
}

/** The connections of each worker: together as many as one process would open, but enough to work with. */
function connectionsOf(workers: number): number {
  const ofMachine = Math.min(16, 4 + 2 * availableParallelism())
  return Math.max(4, Math.ceil(ofMachine / workers))
}

function smsAccount({ TEXTLK_TOKEN: token, TEXTLK_SENDER: senderName }: Variables) {
  return token && senderName ? { token, senderName } : undefined
}

function pushKeys({ VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey }: Variables) {
  return publicKey && privateKey ? { publicKey, privateKey, services: pushServices } : undefined
}

function areOnePair({ publicKey, privateKey }: { publicKey: string; privateKey: string }) {
  const pair = createECDH('prime256v1')
  try {
    pair.setPrivateKey(privateKey, 'base64url')
  } catch {
    // Not every number of 32 bytes is a key.
    return false
  }
  return pair.getPublicKey('base64url') === publicKey
}

function readGateways(environment: Environment, adapters: readonly GatewayAdapter[]) {
  const readings = adapters.map((adapter) => adapter.readSettings(environment))
  const faults = readings.flatMap((reading) => reading.faults)
  const setUp = readings.flatMap(({ open }) => open ?? [])
  const needed = adapters.map((adapter) => adapter.variables).join(', or ')
  if (faults.length > 0) return { setUp, faults }
  // The first one takes the payments.
  const first = readings.find(({ open }) => open)
  return { setUp, faults, remedy: first ? first.leaveSandbox : `set ${needed}` }
}

/** `remedy` says how payments would get to a gateway that takes money, and is undefined when they do. */
function contradictionsIn(
  values: Variables,
  publicUrl: string,
  remedy: string | undefined,
): string[] {
  const faults: string[] = []
  if (values.DATABASE_URL && !values.JWT_SECRET) {
    faults.push('JWT_SECRET is required with DATABASE_URL: every instance must sign with the same')
  }
  if (values.DATABASE_POOL_URL && !values.DATABASE_URL) {
    faults.push('DATABASE_POOL_URL needs DATABASE_URL, the same database without the pooler')
  }
  if (Boolean(values.TEXTLK_TOKEN) !== Boolean(values.TEXTLK_SENDER)) {
    faults.push('TEXTLK_TOKEN and TEXTLK_SENDER are set both, or neither')
  }
  if (Boolean(values.VAPID_PUBLIC_KEY) !== Boolean(values.VAPID_PRIVATE_KEY)) {
    faults.push('VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY are set both, or neither')
  }
  const keys = pushKeys(values)
  if (keys && !areOnePair(keys)) {
    faults.push('VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY are not of one pair')
  }
  if (isThisMachine(publicUrl)) return faults
  if (values.RATE_LIMITS === 'off') {
    faults.push(
      `RATE_LIMITS=off is for load tests on this machine, but PUBLIC_URL is ${publicUrl}: passwords could be guessed without an end`,
    )
  }
  if (values.ALLOW_SANDBOX === 'yes') return faults
  if (remedy) {
    faults.push(
      `PUBLIC_URL is ${publicUrl}, but payments would go to the sandbox gateway: ${remedy}, or ALLOW_SANDBOX=yes for a trial`,
    )
  }
  if (!values.SMTP_URL) {
    faults.push(
      `PUBLIC_URL is ${publicUrl}, but mails would only be written to files: set SMTP_URL, or ALLOW_SANDBOX=yes for a trial`,
    )
  }
  return faults
}

/**
 * A connection that begins in plain text must go on with TLS, or passwords and codes would cross the internet as they
 * are: for a shop on the internet with a mail server elsewhere, unless the URL itself says `requireTLS=false`.
 */
function withTls(smtpUrl: string, publicUrl: string): string {
  const url = new URL(smtpUrl)
  const isChosen = url.protocol === 'smtps:' || url.searchParams.has('requireTLS')
  if (isChosen || isThisMachine(smtpUrl) || isThisMachine(publicUrl)) return smtpUrl
  url.searchParams.set('requireTLS', 'true')
  return url.href
}

function isThisMachine(url: string): boolean {
  const name = new URL(url).hostname
  if (name === 'localhost' || name.endsWith('.localhost') || name === '[::1]') return true
  return isIP(name) === 4 && name.startsWith('127.')
}
