import { firstMessage, startScript, stopChild } from '../children.ts'
import type { Load, Loaded } from '../load.ts'
import { pagesLookedAt } from '../sizes.ts'

const secondsOfRound = 10

/** Guests who open pages of a shop until stopped. Returns how often each status was the answer; 0: none came. */
export async function keepBrowsing(url: string, perSecond: number, stop: AbortSignal) {
  const load = startScript('load.ts')
  const answers: Record<string, number> = {}
  while (!stop.aborted) {
    const until = { seconds: secondsOfRound }
    load.send({ url, connections: 4, perSecond, asked: pagesLookedAt, until } satisfies Load)
    const { statuses } = await firstMessage<Loaded>(load)
    for (const [status, count] of Object.entries(statuses)) {
      answers[status] = (answers[status] ?? 0) + count
    }
  }
  await stopChild(load)
  return answers
}
