import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { onTestFinished } from 'vitest'
import { z } from 'zod'

const value = z.union([
  z.object({ stringValue: z.string() }).transform(({ stringValue }) => stringValue),
  z.object({ intValue: z.number() }).transform(({ intValue }) => intValue),
])
const facts = z
  .array(z.object({ key: z.string(), value }))
  .transform((list) => Object.fromEntries(list.map((fact) => [fact.key, fact.value])))
const span = z.object({
  traceId: z.string(),
  spanId: z.string(),
  parentSpanId: z.string().optional(),
  name: z.string(),
  attributes: facts,
})
/** An export as OTLP writes it in JSON. */
const exported = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes: facts }),
      scopeSpans: z.array(z.object({ spans: z.array(span) })),
    }),
  ),
})

export type ReceivedSpan = z.output<typeof span>

/** Receives traces as a collector of OpenTelemetry does. */
export async function startTraceReceiver() {
  const exports: string[] = []
  const server = createServer(async (request, response) => {
    exports.push(await text(request))
    response.writeHead(200, { 'Content-Type': 'application/json' }).end('{}')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  const resources = () => exports.flatMap((body) => exported.parse(JSON.parse(body)).resourceSpans)
  return {
    url: `http://127.0.0.1:${port}`,
    /** All that was sent, as one text. */
    everything: () => exports.join('\n'),
    services: () => new Set(resources().map(({ resource }) => resource.attributes['service.name'])),
    spans: (): ReceivedSpan[] =>
      resources().flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)),
  }
}
