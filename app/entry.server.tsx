import filesInsteadOfEnglish from 'virtual:files-instead-of-english'
import { renderToReadableStream } from 'react-dom/server'
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router'
import { LanguageContext } from '../ui/texts.ts'
import { storefrontContext } from './api/storefront-context.ts'
import { filesOfLanguage } from './language/files-of-language.ts'
import { NonceContext } from './shell/nonce.ts'

/** Renders a page completely before it is sent: the Content-Security-Policy has to name the hashes of all its inline scripts. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  pageContext: RouterContextProvider,
): Promise<Response> {
  const { language, nonce } = pageContext.get(storefrontContext)
  const imports = filesInsteadOfEnglish[language]
  const manifest = imports
    ? filesOfLanguage(routerContext.manifest, imports)
    : routerContext.manifest
  const faults: unknown[] = []
  const stream = await renderToReadableStream(
    <LanguageContext value={language}>
      <NonceContext value={nonce}>
        <ServerRouter context={{ ...routerContext, manifest }} url={request.url} nonce={nonce} />
      </NonceContext>
    </LanguageContext>,
    {
      nonce,
      signal: request.signal,
      ...(imports && { importMap: { imports } }),
      // Do not split the HTML into parts that a script would put in place later.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (fault) => {
        faults.push(fault)
      },
    },
  )
  await stream.allReady
  // React would leave a failed part to the browser to render; rethrown, it becomes the error page.
  if (faults.length > 0) throw faults[0]
  headers.set('Content-Type', 'text/html; charset=utf-8')
  return new Response(stream, { status, headers })
}
