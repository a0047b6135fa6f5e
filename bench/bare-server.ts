// What the machine can do at most: the same bytes, prepared, sent by node:http or by Hono alone.
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'

/** The shop's response; `headers` as it sent them. */
export type BareResponse = { status: number; headers: Record<string, string>; bodyFile: string }

const [kind, responseFile = ''] = process.argv.slice(2)
const { status, headers, bodyFile }: BareResponse = JSON.parse(readFileSync(responseFile, 'utf8'))
const bytes = readFileSync(bodyFile)
const body = status === 304 ? null : new Uint8Array(bytes)

const bareHono = new Hono().get('*', () => new Response(body, { status, headers }))

const server =
  kind === 'hono'
    ? createServer(getRequestListener(bareHono.fetch))
    : createServer((_request, response) => {
        response.writeHead(status, headers).end(body)
      })
server.listen(0, '127.0.0.1', () => {
  process.send?.((server.address() as AddressInfo).port)
})
