import { tracedFetch } from '../tracing/traced-fetch.ts'
import type { SmsGateway } from './sms-gateway.ts'

const address = 'https://app.text.lk/api/v3/sms/send'

/** A message that has no answer by then may be on its way nevertheless. */
const patienceMs = 30_000

type Account = { token: string; senderName: string }
type Fetch = (url: string, request: RequestInit) => Promise<Response>

/**
 * Text.lk, as https://text.lk/docs/send-sms describes it: the token in a header, the number without a plus, and an
 * answer with a status. It finds out by itself in which alphabet a text is.
 */
export function textLk({ token, senderName }: Account, fetch: Fetch = tracedFetch): SmsGateway {
  return {
    send: async ({ to, text }) => {
      const response = await fetch(address, {
        method: 'POST',
        headers: {
          Authorization: `Bearer ${token}`,
          'Content-Type': 'application/json',
          Accept: 'application/json',
        },
        body: JSON.stringify({
          recipient: to,
          sender_id: senderName,
          type: 'plain',
          message: text,
        }),
        redirect: 'error',
        signal: AbortSignal.timeout(patienceMs),
      })
      const answer = (await response.text()).slice(0, 500)
      return { isTaken: response.ok && statusIn(answer) === 'success', answer }
    },
  }
}

function statusIn(answer: string): unknown {
  try {
    const read: unknown = JSON.parse(answer)
    return typeof read === 'object' && read !== null && 'status' in read ? read.status : undefined
  } catch {
    return undefined
  }
}
