import { Hono } from 'hono'
import { RateLimiterMemory } from 'rate-limiter-flexible'
import { z } from 'zod'
import { policyReportLimits } from '../../domain/limits.ts'
import { policyReports } from './content-security-policy.ts'
import type { Environment } from './environment.ts'
import { limitBody } from './limit-body.ts'
import { refusal } from './refusal.ts'
import { withoutWords } from './request-log.ts'

const { characters, bytes, ofNetwork, ofAll } = policyReportLimits
const text = z.string().transform((given) => given.slice(0, characters))
/** Only where it was tried and what, without queries and secret links. Cut last: half a secret would not be recognised. */
const address = z
  .string()
  .transform((given) => withoutWords(given.replace(/[?#].*$/s, '')).slice(0, characters))
const report = z.object({
  'csp-report': z.object({
    'document-uri': address.default(''),
    'effective-directive': text.default(''),
    'blocked-uri': address.default(''),
    'source-file': address.default(''),
  }),
})

const reportsOfNetwork = new RateLimiterMemory({ points: ofNetwork, duration: 60 })
const reportsOfAll = new RateLimiterMemory({ points: ofAll, duration: 60 })

/**
 * Logs what browsers report about the Content-Security-Policy, one line each: an attack, an extension of a browser, or a
 * page that the shop itself has broken. Anyone may send anything, so there are few lines, and always the same response.
 */
export const policyReportRoutes = new Hono<Environment>()
  .use(
    policyReports,
    limitBody({
      maxSize: bytes,
      onError: () => {
        throw refusal('tooLarge')
      },
    }),
  )
  .post(policyReports, async (c) => {
    const { success, data } = report.safeParse(await c.req.json().catch(() => undefined))
    if (success && (await isWithinLimits(c.var.client))) {
      const { requestId, log } = c.var
      const reported = data['csp-report']
      log.warn(
        {
          requestId,
          page: reported['document-uri'],
          directive: reported['effective-directive'],
          blocked: reported['blocked-uri'],
          source: reported['source-file'],
        },
        'A browser has blocked something in a page',
      )
    }
    return c.body(null, 204)
  })

async function isWithinLimits(client: string): Promise<boolean> {
  try {
    await reportsOfNetwork.consume(client)
    await reportsOfAll.consume('all')
    return true
  } catch {
    // The limiter throws its count; memory has no other errors.
    return false
  }
}
