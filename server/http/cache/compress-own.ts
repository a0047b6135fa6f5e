import type { Context } from 'hono'
import { COMPRESSIBLE_CONTENT_TYPE_REGEX, compress } from 'hono/compress'
import { compressions, encodingFor, isWorthCompressing } from './encoding.ts'

const compressStream = compress()

/**
 * Compresses a response that was made for one request alone. Most are short, and sent as they are; what is longer is
 * compressed as a whole. A stream that compresses takes as much processor time as all else that most calls do.
 */
export async function compressOwn(c: Context, answer: Response): Promise<Response> {
  const { headers } = answer
  // Set here, because `compress` would use `c.header`, which turns a finished response into a stream.
  if (!headers.has('Vary')) headers.set('Vary', 'Accept-Encoding')
  const encoding = encodingFor(c)
  if (encoding === 'identity' || isLeftAsItIs(c, answer) || !answer.body) return answer
  const content = await wholeOrStream(answer.body)
  if (content instanceof ReadableStream) {
    c.res = new Response(content, answer)
    await compressStream(c, () => Promise.resolve())
    return c.res
  }
  if (!isWorthCompressing(headers.get('Content-Type'), content.length)) {
    return new Response(content, answer)
  }
  const compressed = new Uint8Array(await compressions[encoding](content))
  // Read again: those from before the body was read may no longer be the response's own.
  answer.headers.set('Content-Encoding', encoding)
  answer.headers.set('Content-Length', String(compressed.length))
  return new Response(compressed, answer)
}

/** Events that show the progress of work are no text in this sense: none of them may wait for the next. */
function isLeftAsItIs({ req }: Context, { status, headers }: Response): boolean {
  const isText = COMPRESSIBLE_CONTENT_TYPE_REGEX.test(headers.get('Content-Type') ?? '')
  const isPart = req.method === 'HEAD' || status === 206
  return !isText || isPart || headers.has('Content-Encoding')
}

type Bytes = Uint8Array<ArrayBuffer>

/** The whole body if it is in one piece, as all are that are not streamed. */
async function wholeOrStream(body: ReadableStream<Bytes>): Promise<Bytes | ReadableStream<Bytes>> {
  const reader = body.getReader()
  const { value: first = new Uint8Array() } = await reader.read()
  const second = await reader.read()
  reader.releaseLock()
  if (second.done) return first
  const begunWithBoth = new TransformStream<Bytes, Bytes>({
    start: (controller) => {
      controller.enqueue(first)
      controller.enqueue(second.value)
    },
  })
  return body.pipeThrough(begunWithBoth)
}
