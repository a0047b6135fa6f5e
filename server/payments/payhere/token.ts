import { z } from 'zod'

export type PayHereKey = { id: string; secret: string }

type Asked = { value: Promise<string>; until: number }

const answer = z.object({ access_token: z.string().min(1), expires_in: z.number().positive() })

/** Renewed this much before it ends, so that no call sets out with a token that ends on its way. */
const earlyMs = 30_000

/**
 * The token that opens PayHere's merchant calls: asked for once, by however many need it at the same
 * moment, and kept as long as it lives. One that was refused is forgotten.
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
