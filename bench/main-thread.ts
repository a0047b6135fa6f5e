import type { Trace, TraceEvent } from 'lighthouse'
import { TraceProcessor } from 'lighthouse/core/lib/tracehouse/trace-processor.js'

/** How much slower the phone is that Lighthouse stands for. */
const slowdown = 4
/** What a task may take on that phone before it counts as long. */
const longMs = 50

const namesOf = {
  evaluation: [
    'EvaluateScript',
    'v8.compile',
    'v8.compileModule',
    'v8.evaluateModule',
    'V8.DeserializeContext',
  ],
  functions: [
    'FunctionCall',
    'TimerFire',
    'RunMicrotasks',
    'FireAnimationFrame',
    'EventDispatch',
    'FireIdleCallback',
  ],
  layout: ['Layout'],
  styles: ['UpdateLayoutTree', 'RecalculateStyles', 'ParseAuthorStyleSheet'],
  painting: [
    'PrePaint',
    'Paint',
    'Layerize',
    'Commit',
    'UpdateLayer',
    'UpdateLayerTree',
    'CompositeLayers',
    'Decode Image',
    'Decode LazyPixelRef',
  ],
  parsing: ['ParseHTML'],
  garbage: ['MajorGC', 'MinorGC', 'V8.GCScavenger', 'V8.GC_MC_INCREMENTAL'],
} as const
export type Kind = keyof typeof namesOf | 'other'
export const kinds = [...Object.keys(namesOf), 'other'] as Kind[]
const kindOf = new Map(
  Object.entries(namesOf).flatMap(([kind, names]) =>
    names.map((name) => [name as string, kind as Kind]),
  ),
)

export type MainThread = {
  /** Σ max(0, 4 × CPU time − 50 ms) over the tasks after the first paint: what TBT is without other work on the machine. */
  blockingMs: number
  /** CPU time of all tasks of the navigation, not slowed down. */
  cpuMs: number
  /** CPU time of the longest task after the first paint, not slowed down. */
  longestMs: number
  byKind: Record<Kind, number>
}

/** What a page's main thread did from the navigation to the trace's end, by the thread's CPU time. */
export function mainThreadOf(trace: Trace): MainThread {
  const processed = TraceProcessor.processTrace(trace)
  const { timeOriginEvt, mainThreadEvents } = processed
  const { timestamps } = TraceProcessor.processNavigation(processed)
  // Lighthouse declares these types nowhere.
  const events: TraceEvent[] = mainThreadEvents.filter(
    ({ ts }: TraceEvent) => ts >= timeOriginEvt.ts,
  )
  const tasks = events.filter((event) => TraceProcessor.isScheduleableTask(event))
  const afterPaint = tasks.filter(({ ts }) => ts >= timestamps.firstContentfulPaint).map(cpuMsOf)
  return {
    blockingMs: sum(afterPaint.map((ms) => Math.max(0, slowdown * ms - longMs))),
    cpuMs: sum(tasks.map(cpuMsOf)),
    longestMs: Math.max(0, ...afterPaint),
    byKind: byKind(events),
  }
}

/** Each event's own CPU time, without that of the events within it. */
function byKind(events: readonly TraceEvent[]): Record<Kind, number> {
  const spent = Object.fromEntries(kinds.map((kind) => [kind, 0])) as Record<Kind, number>
  const open: { end: number; kind: Kind }[] = []
  const complete = events.filter(({ ph }) => ph === 'X')
  for (const event of complete.sort((one, other) => one.ts - other.ts || other.dur - one.dur)) {
    while (open.length > 0 && (open.at(-1)?.end ?? 0) <= event.ts) open.pop()
    const around = open.at(-1)
    const kind = kindOf.get(event.name) ?? around?.kind ?? 'other'
    const ms = cpuMsOf(event)
    spent[kind] += ms
    if (around) spent[around.kind] -= ms
    open.push({ end: event.ts + event.dur, kind })
  }
  return spent
}

function cpuMsOf(event: TraceEvent): number {
  return 'tdur' in event ? Number(event.tdur) / 1000 : 0
}

function sum(figures: readonly number[]): number {
  return figures.reduce((all, each) => all + each, 0)
}
