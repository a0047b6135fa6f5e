import { renderToReadableStream } from 'react-dom/server'
import { type EntryContext, ServerRouter } from 'react-router'

/** Renders a page whole: the server needs all of its inline scripts to name them in its policy. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
): Promise<Response> {
  const faults: unknown[] = []
  const stream = await renderToReadableStream(
    <ServerRouter context={routerContext} url={request.url} />,
    {
      signal: request.signal,
      // Nothing is held back for a script to put in place later.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (fault) => {
        faults.push(fault)
      },
    },
  )
  await stream.allReady
  // React leaves a broken part to the browser; thrown on, the page becomes the error page.
  if (faults.length > 0) throw faults[0]
  headers.set('Content-Type', 'text/html; charset=utf-8')
  return new Response(stream, { status, headers })
}
