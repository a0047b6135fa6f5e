import type { Context, TypedResponse } from 'hono'
import { stream } from 'hono/streaming'
import type { Environment } from './environment.ts'

/** Streams a long JSON list as fast as the client reads it, so that it is never in memory as a whole. */
export function jsonInPieces<Item>(c: Context<Environment>, pieces: AsyncIterable<Item[]>) {
  c.header('Content-Type', 'application/json')
  const answer = stream(c, async (list) => {
    let separator = ''
    await list.write('[')
    for await (const piece of pieces) {
      await list.write(separator + piece.map((item) => JSON.stringify(item)).join(','))
      separator = ','
    }
    await list.write(']')
  })
  // Hono gives a type only to responses that it builds itself.
  return answer as Response & TypedResponse<Item[], 200, 'json'>
}
