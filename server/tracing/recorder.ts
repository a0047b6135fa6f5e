import { AsyncLocalStorage } from 'node:async_hooks'
import {
  type Context,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  type Tracer,
  trace,
} from '@opentelemetry/api'
import { codeOf } from '../error-code.ts'
import type { Note, Recorder, SpanOfWork } from './spans.ts'

const kinds = { server: SpanKind.SERVER, client: SpanKind.CLIENT, consumer: SpanKind.CONSUMER }

/** Records spans with a tracer of OpenTelemetry. */
export function recorderWith(tracer: Tracer): Recorder {
  const current = new AsyncLocalStorage<Context>()

  async function record<Outcome>(
    parent: Context,
    { name, kind, facts }: SpanOfWork,
    work: (note: Note) => Promise<Outcome>,
  ): Promise<Outcome> {
    const span = tracer.startSpan(name, { kind: kinds[kind], attributes: facts }, parent)
    try {
      return await current.run(trace.setSpan(parent, span), () => work(noteOn(span)))
    } catch (error) {
      // Never its message, which may quote what somebody has typed.
      span.setAttribute('error.type', codeOf(error) ?? nameOf(error))
      span.setStatus({ code: SpanStatusCode.ERROR })
      throw error
    } finally {
      span.end()
    }
  }

  return {
    inTrace: (traceparent, span, work) => record(contextOf(traceparent), span, work),
    inSpan: (span, work) => {
      const parent = current.getStore()
      return parent ? record(parent, span(), work) : work(() => {})
    },
    traceparent: () => {
      const context = current.getStore()
      const span = context && trace.getSpanContext(context)
      return span && `00-${span.traceId}-${span.spanId}-0${span.traceFlags}`
    },
  }
}

function noteOn(span: Span): Note {
  return ({ name, facts = {}, isFailed = false }) => {
    if (name) span.updateName(name)
    span.setAttributes(facts)
    if (isFailed) span.setStatus({ code: SpanStatusCode.ERROR })
  }
}

/** The context of a span that another process has begun. */
function contextOf(traceparent: string | undefined): Context {
  const [, traceId, spanId, flags] =
    /^00-([0-9a-f]{32})-([0-9a-f]{16})-0([01])$/.exec(traceparent ?? '') ?? []
  if (!traceId || !spanId) return ROOT_CONTEXT
  const span = { traceId, spanId, traceFlags: Number(flags), isRemote: true }
  return trace.setSpanContext(ROOT_CONTEXT, span)
}

function nameOf(error: unknown): string {
  return error instanceof Error ? error.name : typeof error
}
