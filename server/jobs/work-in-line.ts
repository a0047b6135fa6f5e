type Limits = {
  /** How much is done at the same time; what comes later waits its turn. */
  atOnce: number
  /** How much may wait; what comes then is given up at once. */
  waiting?: number
  /** The error with which it is given up. */
  full?: () => Error
}

const refused = () => new Error('Too much work is waiting')

/** Returns a function that does work in the order in which it is given, within limits. */
export function workInLine({ atOnce, waiting = Infinity, full = refused }: Limits) {
  let running = 0
  const line: (() => void)[] = []

  async function turn(): Promise<void> {
    if (running < atOnce) {
      running += 1
      return
    }
    if (line.length >= waiting) throw full()
    await new Promise<void>((begin) => line.push(begin))
  }

  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    await turn()
    try {
      return await work()
    } finally {
      // The next one takes this place.
      const next = line.shift()
      if (next) next()
      else running -= 1
    }
  }
}
