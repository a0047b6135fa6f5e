/** A piece of work in a trace. Its name and facts never contain what people have typed, nor who they are. */
export type SpanOfWork = {
  name: string
  /** What it is for the shop: a request to it, one that it sends, or a job. */
  kind: 'server' | 'client' | 'consumer'
  facts: Readonly<Record<string, string | number>>
}

/** Adds to a span what is known only at the end of its work. */
export type Note = (more: {
  name?: string
  facts?: SpanOfWork['facts']
  isFailed?: boolean
}) => void

type Work<Outcome> = (note: Note) => Outcome

/** Where traces are recorded while they are on. */
export type Recorder = {
  /** Begins a trace, or goes on with the one that has this `traceparent`. */
  inTrace: <Outcome>(
    traceparent: string | undefined,
    span: SpanOfWork,
    work: Work<Promise<Outcome>>,
  ) => Promise<Outcome>
  inSpan: <Outcome>(span: () => SpanOfWork, work: Work<Promise<Outcome>>) => Promise<Outcome>
  /** The span under way, as the W3C writes it: version, trace, span and flags. */
  traceparent: () => string | undefined
}

declare global {
  /** Global, because the started program and the build each have a copy of this file. Unset while traces are off. */
  var recorderOfTraces: Recorder | undefined
}

const noteNothing: Note = () => {}

export function tracesAreOn(): boolean {
  return globalThis.recorderOfTraces !== undefined
}

/** Begins a trace with this work, or goes on with one whose `traceparent` is given. */
export function inTrace<Outcome>(
  traceparent: string | undefined,
  span: SpanOfWork,
  work: Work<Promise<Outcome>>,
): Promise<Outcome> {
  const recorder = globalThis.recorderOfTraces
  return recorder ? recorder.inTrace(traceparent, span, work) : work(noteNothing)
}

/** Records work as a part of the trace under way, if there is one. */
export function inSpan<Outcome>(
  span: () => SpanOfWork,
  work: Work<Promise<Outcome>>,
): Promise<Outcome> {
  const recorder = globalThis.recorderOfTraces
  return recorder ? recorder.inSpan(span, work) : work(noteNothing)
}

/** By this another process goes on with the trace under way. */
export function traceparentNow(): string | undefined {
  return globalThis.recorderOfTraces?.traceparent()
}

/** The id by which the trace under way is found. */
export function traceIdNow(): string | undefined {
  return traceparentNow()?.split('-')[1]
}
