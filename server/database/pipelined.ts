import { AsyncLocalStorage } from 'node:async_hooks'
import { channel } from 'node:diagnostics_channel'

type Line = () => unknown
type Lines = Readonly<Record<string, Line>>
type Results<All extends Lines> = { [Name in keyof All]: Awaited<ReturnType<All[Name]>> }
type End = { result: [name: string, value: unknown] } | { failure: unknown }

/** Records that the running line has sent a statement. */
const lineUnderWay = new AsyncLocalStorage<() => void>()

/**
 * Must be published just before each statement is passed to the driver. A named channel is the same
 * for the whole process: the connection that sends belongs to the started program and the lines to
 * the build, so each has its own copy of this file.
 */
export const statementIsSent = channel('joybox.statement-is-sent')
statementIsSent.subscribe(() => lineUnderWay.getStore()?.())

/**
 * Pipelines statements: they are sent at once instead of each waiting for the previous result.
 * PostgreSQL executes them in the order of the lines, so that they also take their
 * locks in this order. However a line is written, the next one begins only when it has sent its
 * first statement or has ended without any; one that calls `pipelined` itself, when all lines within
 * have begun. Only first statements are in order: what a line sends after a result has no fixed place.
 *
 * Fails with the first failure in the list, and not before every line has ended: a line that went on
 * after the rollback of its transaction would no longer be part of it, and its changes would stay.
 */
export async function pipelined<All extends Lines>(lines: All): Promise<Results<All>> {
  const ends: Promise<End>[] = []
  let isAnySent = false
  for (const [name, line] of Object.entries(lines)) {
    const { promise: firstSent, resolve } = Promise.withResolvers<void>()
    let isSent = false
    const onSent = () => {
      isSent = true
      resolve()
    }
    const end = lineUnderWay.run(onSent, () => endOf(name, line))
    ends.push(end)
    // A prepared statement is sent at once, an awaited query builder one microtask later.
    if (!isSent) await Promise.race([firstSent, end])
    isAnySent ||= isSent
  }
  if (isAnySent) statementIsSent.publish(undefined)
  const results = (await Promise.all(ends)).map((end) => {
    if ('failure' in end) throw end.failure
    return end.result
  })
  // Each name has its own line's value, which the type of a list of entries cannot say.
  return Object.fromEntries(results) as Results<All>
}

async function endOf(name: string, line: Line): Promise<End> {
  try {
    return { result: [name, await line()] }
  } catch (failure) {
    return { failure }
  }
}
