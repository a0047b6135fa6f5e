import { z } from 'zod'

export type PayHereKey = { id: string; secret: string }

type Asked = { value: Promise<string>; until: number }

const answer = z.object({ access_token: z.string().min(1), expires_in: z.number().positive() })

/** Renewed this long before it expires, so that no token expires while a call is under way. */
const earlyMs = 30_000

/**
 * The token for PayHere's merchant calls: requested once, even if several calls need it at the same
 * moment, and used until it expires. A token that was refused is dropped.
 */
export function tokenKeeper(ask: () => Promise<unknown>, now: () => number) {
  let held: Asked | undefined

  function renewed(): Promise<string> {
    const asked: Asked = { until: Number.POSITIVE_INFINITY, value: read() }
    held = asked
    asked.value.catch(() => {
      if (held === asked) held = undefined
    })
    return asked.value

    async function read() {
      const { access_token, expires_in } = answer.parse(await ask())
      asked.until = now() + expires_in * 1000 - earlyMs
      return access_token
    }
  }

  return {
    token: () => (held && now() < held.until ? held.value : renewed()),
    forget: async (refused: string) => {
      if (held && (await held.value.catch(() => refused)) === refused) held = undefined
    },
  }
}
