import { expect, test } from 'vitest'
import { ConfigurationFault, readSettings } from './config.ts'

const payHere = { PAYHERE_MERCHANT_ID: '1221149', PAYHERE_MERCHANT_SECRET: 'secret of the account' }
const smtp = { SMTP_URL: 'smtps://joybox:word@mail.example' }
const secret = 'a secret of more than thirty-two characters'

/** The faults reported for this environment, one per line. */
function faultsOf(environment: Record<string, string>): string[] {
  try {
    readSettings(environment)
    return []
  } catch (error) {
    if (error instanceof ConfigurationFault) return error.message.split('\n')
    throw error
  }
}

test('nothing has to be set: a shop on this machine with the sandbox gateway', () => {
  expect(readSettings({})).toMatchObject({
    port: 3000,
    host: 'localhost',
    publicUrl: 'http://localhost:3000',
    dataDir: `${process.cwd()}/data`,
    databaseUrl: undefined,
    jwtSecret: undefined,
    gateways: [],
    smtpUrl: undefined,
    seed: 'demo',
    trustProxy: 0,
  })
})

test('an empty value counts as unset', () => {
  const empty = { PORT: '', PUBLIC_URL: ' ', DATABASE_URL: '', PAYHERE_MERCHANT_ID: '' }
  expect(readSettings(empty)).toEqual(readSettings({}))
})

test('the public URL follows the port', () => {
  expect(readSettings({ PORT: '8080' }).publicUrl).toBe('http://localhost:8080')
})

test('a slash at the end of the public URL is dropped', () => {
  expect(
    readSettings({ ...payHere, ...smtp, PUBLIC_URL: 'https://joybox.example/' }).publicUrl,
  ).toBe('https://joybox.example')
})

test('the settings cannot be changed afterwards', () => {
  expect(Object.isFrozen(readSettings({}))).toBe(true)
})

test.for([
  ['PORT', '0'],
  ['WORKERS', '0'],
  ['WORKERS', 'two'],
  ['PORT', '65536'],
  ['PORT', '80a'],
  ['PORT', '1e3'],
  ['PUBLIC_URL', 'joybox.example'],
  ['PUBLIC_URL', 'ftp://joybox.example'],
  ['PUBLIC_URL', 'https://joybox.example/shop'],
  ['PUBLIC_URL', 'https://user@joybox.example'],
  ['DATABASE_URL', 'mysql://localhost/shop'],
  ['JWT_SECRET', 'too short'],
  ['SMTP_URL', 'mail.example'],
  ['SMTP_URL', 'https://mail.example'],
  ['SMTP_URL', 'smtp://'],
  ['PAYHERE_URL', 'www.payhere.lk'],
  ['SMTP_URL', 'mail.example:587'],
  ['RATE_LIMITS', 'no'],
  ['SEED', 'yes'],
  ['TRUST_PROXY', 'true'],
  ['TRUST_PROXY', '-1'],
  ['ALLOW_SANDBOX', 'true'],
])('%s=%s is refused in one line that names the variable', ([name = '', value = '']) => {
  const faults = faultsOf({ [name]: value })
  expect(faults).toHaveLength(1)
  expect(faults[0]).toMatch(new RegExp(`^${name} must `))
})

test('all faults are reported at once', () => {
  expect(
    faultsOf({ PORT: 'x', SEED: 'x', TRUST_PROXY: 'x' }).map((line) => line.split(' ')[0]),
  ).toEqual(['PORT', 'SEED', 'TRUST_PROXY'])
})

test('instances that share a database must share a secret', () => {
  const DATABASE_URL = 'postgres://joybox@db.example/joybox'
  expect(faultsOf({ DATABASE_URL })).toEqual([expect.stringMatching(/^JWT_SECRET is required/)])
  expect(faultsOf({ DATABASE_URL, JWT_SECRET: secret })).toEqual([])
})

test('a pooler stands before a database that can also be reached directly', () => {
  const DATABASE_POOL_URL = 'postgres://joybox@db.example:6432/joybox'
  expect(faultsOf({ DATABASE_POOL_URL })).toEqual([
    expect.stringMatching(/^DATABASE_POOL_URL needs DATABASE_URL/),
  ])
})

test('the merchant id and its secret are set together', () => {
  expect(faultsOf({ PAYHERE_MERCHANT_ID: '1221149' })).toEqual([
    expect.stringMatching(/^PAYHERE_MERCHANT_SECRET is missing/),
  ])
  expect(faultsOf({ PAYHERE_MERCHANT_SECRET: 'x' })).toEqual([
    expect.stringMatching(/^PAYHERE_MERCHANT_ID is missing/),
  ])
  expect(readSettings(payHere).gateways).toHaveLength(1)
})

test('the Retrieval API needs an app id, its secret and a merchant account', () => {
  expect(faultsOf({ ...payHere, PAYHERE_APP_ID: '4OVxzz' })).toEqual([
    expect.stringMatching(/^PAYHERE_APP_SECRET is missing/),
  ])
  expect(faultsOf({ ...payHere, PAYHERE_APP_SECRET: 'x' })).toEqual([
    expect.stringMatching(/^PAYHERE_APP_ID is missing/),
  ])
  const app = { PAYHERE_APP_ID: '4OVxzz', PAYHERE_APP_SECRET: 'x' }
  expect(faultsOf(app)).toEqual([expect.stringMatching(/^PAYHERE_APP_ID is set without/)])
})

test.for(['https://joybox.example', 'http://192.168.1.20:3000', 'http://localhost.example'])(
  'at %s the sandbox gateway and the mail outbox need ALLOW_SANDBOX',
  (PUBLIC_URL) => {
    const noGateway = expect.stringMatching(/^PUBLIC_URL .*PAYHERE_MERCHANT_ID.*ALLOW_SANDBOX/)
    const noMailServer = expect.stringMatching(/^PUBLIC_URL .*SMTP_URL.*ALLOW_SANDBOX/)
    expect(faultsOf({ PUBLIC_URL })).toEqual([noGateway, noMailServer])
    expect(faultsOf({ PUBLIC_URL, ALLOW_SANDBOX: 'no' })).toHaveLength(2)
    expect(faultsOf({ PUBLIC_URL, ALLOW_SANDBOX: 'yes' })).toEqual([])
    expect(faultsOf({ ...payHere, PUBLIC_URL })).toEqual([noMailServer])
    expect(faultsOf({ ...smtp, PUBLIC_URL })).toEqual([noGateway])
    expect(faultsOf({ ...payHere, ...smtp, PUBLIC_URL })).toEqual([])
  },
)

test('an account at the sandbox of PayHere counts as the sandbox gateway', () => {
  const shop = { ...payHere, ...smtp, PUBLIC_URL: 'https://joybox.example' }
  const trial = { ...shop, PAYHERE_URL: 'https://sandbox.payhere.lk' }
  expect(faultsOf(trial)).toEqual([
    expect.stringMatching(/^PUBLIC_URL .*sandbox.*leave out PAYHERE_URL.*ALLOW_SANDBOX/),
  ])
  expect(faultsOf({ ...trial, PUBLIC_URL: 'http://localhost:3000' })).toEqual([])
  expect(readSettings({ ...trial, ALLOW_SANDBOX: 'yes' }).takesMoney).toBe(false)
  expect(readSettings(shop).takesMoney).toBe(true)
  expect(readSettings({}).takesMoney).toBe(false)
})

test.for([
  'http://localhost:3000',
  'http://127.0.0.1:80',
  'http://[::1]:3000',
  'http://shop.localhost',
])(
  '%s is this machine, where the sandbox gateway and the mail outbox are allowed',
  (PUBLIC_URL) => {
    expect(faultsOf({ PUBLIC_URL })).toEqual([])
  },
)

test('a shop on the internet has limits', () => {
  const shop = { ...payHere, ...smtp, RATE_LIMITS: 'off' }
  const ofPublic = { ...shop, PUBLIC_URL: 'https://joybox.example' }
  expect(faultsOf(ofPublic)).toEqual([expect.stringMatching(/^RATE_LIMITS=off /)])
  expect(faultsOf({ ...ofPublic, ALLOW_SANDBOX: 'yes' })).toHaveLength(1)
  expect(faultsOf({ ...shop, PUBLIC_URL: 'http://localhost:3000' })).toEqual([])
})

test('in production a mail server elsewhere must offer TLS, unless its URL says otherwise', () => {
  const PUBLIC_URL = 'https://joybox.example'
  const smtpUrlOf = (SMTP_URL: string, more = { PUBLIC_URL }) =>
    readSettings({ ...payHere, SMTP_URL, ...more }).smtpUrl
  const elsewhere = 'smtp://joybox:a%40b@mail.example:587'
  expect(smtpUrlOf(elsewhere)).toBe(`${elsewhere}?requireTLS=true`)
  expect(smtpUrlOf(`${elsewhere}?pool=true`)).toBe(`${elsewhere}?pool=true&requireTLS=true`)
  for (const asGiven of [
    `${elsewhere}?requireTLS=false`,
    'smtps://joybox:word@mail.example',
    'smtp://localhost:1025',
    'smtp://127.0.0.1:1025',
    'smtp://[::1]:1025',
  ]) {
    expect(smtpUrlOf(asGiven)).toBe(asGiven)
  }
  expect(smtpUrlOf(elsewhere, { PUBLIC_URL: 'http://localhost:3000' })).toBe(elsewhere)
})
