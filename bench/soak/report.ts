import type { MemoryOfProcess } from './memory.ts'

type Soak = {
  minutes: number
  cores: number
  /** The instances used the database through PgBouncer. */
  isPooled: boolean
  struck: Readonly<Record<string, number>>
  /** From each promotion to the first answer of the shop. */
  backAfterMs: readonly number[]
  /** Of guests, by instance: how often each status was the answer. */
  answers: readonly Readonly<Record<string, number>>[]
  counts: Readonly<Record<string, number>>
  faults: readonly string[]
  memory: readonly MemoryOfProcess[]
}

/** What was run and what came of it, as bench/soak.md. */
export function soakReport(soak: Soak): string {
  const { minutes, cores, isPooled, struck, backAfterMs, answers, counts, faults, memory } = soak
  const [ofWatched = {}, ofKilled = {}] = answers
  const seconds = backAfterMs.map((each) => (each / 1000).toFixed(1)).join(', ')
  const rows = memory.map(({ first, last, most, slope }, index) => {
    const name = index === 0 ? 'first process' : `worker ${index}`
    return `| ${name} | ${[first, last, most].map(Math.round).join(' | ')} | ${slope.toFixed(0)} |`
  })
  return `# A soak of ${Math.round(minutes)} minutes

\`${isPooled ? 'PGBOUNCER=pgbouncer ' : ''}npm run soak -- --minutes ${Math.round(minutes)}\` on ${cores} shared cores, Node ${process.versions.node}: two instances with two workers each, a primary with a
synchronous standby${isPooled ? ', PgBouncer in transaction mode between them' : ''}, and a gateway with books of its own. Guests, customers who order, pay, cancel and claim, operators who pick, pack and answer.

- **Killed**: ${listed(struck)}. After a promotion the shop was ready in ${seconds || '–'} s.
- **Done**: ${listed(counts)}.
- **Guests' answers**, 0 where none came: of the instance that was not killed ${listed(ofWatched)}; of the other ${listed(ofKilled)}.
- **Audit**: ${faults.length === 0 ? 'nothing lost, nothing twice, everything adds up' : `${faults.length} faults`}.
${faults.map((fault) => `  - ${fault}\n`).join('')}
Memory (RSS) of the instance that was not killed, in MB, after the first quarter of the run; the slope of the fitted line in MB an hour:

| process | first | last | most | slope |
| --- | --- | --- | --- | --- |
${rows.join('\n')}
`
}

function listed(figures: Readonly<Record<string, number>>): string {
  return Object.entries(figures)
    .map(([name, figure]) => `${name} ${figure}`)
    .join(', ')
}
