/** Which run of its van each of the runs of a day is, from 1: a van may leave more than once. */
export function roundsOf(runs: readonly { van: string }[]): number[] {
  return runs.map(({ van }, place) => {
    const before = runs.slice(0, place).filter((run) => run.van === van)
    return before.length + 1
  })
}
