/**
 * Lets statements of one transaction travel together, instead of each waiting for the answer of the
 * one before. The database carries them out as they were begun: what a `statement` asks at once,
 * what an async function asks next, bare queries last; so a lock is never a bare query. Fails with
 * the first failure in the list, and not before everything has come to its end: what went on after
 * its transaction was taken back would no longer be part of it, and would stay.
 */
export async function together<Work extends readonly unknown[] | []>(work: Work) {
  // Begun once: a query is sent anew each time that it is waited for. The list keeps its types.
  const begun = work.map((each) => Promise.resolve(each)) as unknown as {
    [Place in keyof Work]: Promise<Awaited<Work[Place]>>
  }
  for (const end of await Promise.allSettled(begun)) {
    if (end.status === 'rejected') throw end.reason
  }
  return Promise.all(begun)
}
