import { DiagLogLevel, diag } from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import {
  defaultResource,
  detectResources,
  resourceAttributesEnvDetector,
  resourceFromAttributes,
  serviceNameEnvDetector,
} from '@opentelemetry/resources'
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import type { Logger } from 'pino'
import { recorderWith } from './recorder.ts'

/**
 * Switches traces on in this process: a share of them, from 0 to 1, is sent to OTEL_EXPORTER_OTLP_ENDPOINT. That address
 * and everything else that is not set here, the libraries read from the environment.
 */
export function openTraces(share: number, log: Logger): { close: () => Promise<void> } {
  const quiet = () => {}
  const warn = (reason: string) => log.warn({ reason }, 'Traces could not be sent')
  const logger = { error: warn, warn: quiet, info: quiet, debug: quiet, verbose: quiet }
  diag.setLogger(logger, DiagLogLevel.ERROR)
  const detectors = [resourceAttributesEnvDetector, serviceNameEnvDetector]
  const provider = new TracerProvider({
    resource: defaultResource()
      .merge(resourceFromAttributes({ 'service.name': 'joybox' }))
      .merge(detectResources({ detectors })),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter() })],
  })
  globalThis.recorderOfTraces = recorderWith(provider.getTracer('joybox'))
  return { close: () => provider.shutdown() }
}
