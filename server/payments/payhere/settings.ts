import { z } from 'zod'
import { type Environment, origin, readVariables } from '../../process/variables.ts'
import type { GatewayAdapter } from '../gateway.ts'
import { type PayHereAccount, payHere } from './payhere.ts'

/** PayHere's own sandbox, whose payments nobody receives. */
const sandbox = 'https://sandbox.payhere.lk'

const variables = z.object({
  PAYHERE_MERCHANT_ID: z.string().optional(),
  PAYHERE_MERCHANT_SECRET: z.string().optional(),
  PAYHERE_APP_ID: z.string().optional(),
  PAYHERE_APP_SECRET: z.string().optional(),
  PAYHERE_PARTIAL_REFUNDS: z.enum(['yes', 'no'], 'must be yes or no').default('no'),
  PAYHERE_URL: origin.default('https://www.payhere.lk'),
})

type Variables = z.output<typeof variables>

export const payHereAdapter: GatewayAdapter = {
  variables: 'PAYHERE_MERCHANT_ID and PAYHERE_MERCHANT_SECRET',
  readSettings: (environment) => {
    const { account, faults } = readPayHereAccount(environment)
    return {
      faults,
      open: account && ((network) => payHere(account, network)),
      leaveSandbox: account?.url === sandbox ? 'leave out PAYHERE_URL' : undefined,
    }
  },
}

/** The operator's account; undefined when none is set. */
export function readPayHereAccount(environment: Environment): {
  account?: PayHereAccount | undefined
  faults: readonly string[]
} {
  const { values, faults } = readVariables(variables, environment)
  if (!values) return { faults }
  const contradictions = contradictionsIn(values)
  return contradictions.length > 0
    ? { faults: contradictions }
    : { account: accountOf(values), faults: [] }
}

function accountOf(values: Variables): PayHereAccount | undefined {
  const { PAYHERE_MERCHANT_ID: merchantId, PAYHERE_MERCHANT_SECRET: merchantSecret } = values
  if (!merchantId || !merchantSecret) return undefined
  const { PAYHERE_APP_ID: id, PAYHERE_APP_SECRET: secret } = values
  const app = id && secret ? { id, secret } : undefined
  const refundsParts = values.PAYHERE_PARTIAL_REFUNDS === 'yes'
  return { merchantId, merchantSecret, url: values.PAYHERE_URL, app, refundsParts }
}

function contradictionsIn(values: Variables): string[] {
  const { PAYHERE_MERCHANT_ID: id, PAYHERE_APP_ID: appId, PAYHERE_APP_SECRET: appSecret } = values
  const faults = [
    ...halfSet(values, 'PAYHERE_MERCHANT_ID', 'PAYHERE_MERCHANT_SECRET'),
    ...halfSet(values, 'PAYHERE_APP_ID', 'PAYHERE_APP_SECRET'),
  ]
  if (appId && appSecret && !id) {
    faults.push('PAYHERE_APP_ID is set without PAYHERE_MERCHANT_ID, whose payments it asks about')
  }
  return faults
}

function halfSet(values: Variables, first: keyof Variables, second: keyof Variables): string[] {
  if (Boolean(values[first]) === Boolean(values[second])) return []
  const [set, missing] = values[first] ? [first, second] : [second, first]
  return [`${missing} is missing beside ${set}; set both or neither`]
}
