import { execFileSync } from 'node:child_process'

type Sample = { minutes: number; megabytes: number }

/** How the memory of a process went: slopes are in megabytes an hour. */
export type MemoryOfProcess = { first: number; last: number; most: number; slope: number }

/** The first part of a run fills caches. */
const warmUp = 0.25

/** Notes what processes use, from the first time that they are seen. */
export class MemoryNotes {
  readonly #startedAt = performance.now()
  readonly #samples = new Map<number, Sample[]>()

  /** Notes a process and those that it has started. */
  note(pid: number | undefined): void {
    const minutes = (performance.now() - this.#startedAt) / 60_000
    for (const { pid: each, megabytes } of processesOf(pid)) {
      const samples = this.#samples.get(each) ?? []
      samples.push({ minutes, megabytes })
      this.#samples.set(each, samples)
    }
  }

  summary(): MemoryOfProcess[] {
    return [...this.#samples.values()].map((all) => {
      const warm = all.slice(Math.floor(all.length * warmUp))
      const megabytes = warm.map((sample) => sample.megabytes)
      return {
        first: megabytes.at(0) ?? 0,
        last: megabytes.at(-1) ?? 0,
        most: Math.max(...megabytes),
        slope: slopeOf(warm),
      }
    })
  }
}

/** A process and those that it has started, with their memory. */
export function processesOf(root: number | undefined) {
  return execFileSync('ps', ['-eo', 'pid=,ppid=,rss='], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
    .filter(([pid, parent]) => root !== undefined && (pid === root || parent === root))
    .map(([pid = 0, , kilobytes = 0]) => ({ pid, megabytes: kilobytes / 1024 }))
}

/** Of the line with the least squares. */
function slopeOf(samples: readonly Sample[]): number {
  const mean = (values: readonly number[]) =>
    values.reduce((sum, value) => sum + value, 0) / values.length
  const middle = mean(samples.map(({ minutes }) => minutes))
  const height = mean(samples.map(({ megabytes }) => megabytes))
  let covariance = 0
  let variance = 0
  for (const { minutes, megabytes } of samples) {
    covariance += (minutes - middle) * (megabytes - height)
    variance += (minutes - middle) ** 2
  }
  return variance === 0 ? 0 : (covariance / variance) * 60
}
