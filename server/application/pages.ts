import { hash } from 'node:crypto'
import { Hono } from 'hono'
import type { RenderPage, Storefront } from '../../contract/storefront.ts'
import type { Environment } from '../http/environment.ts'
import { requestOfBrowser } from '../http/forwarded.ts'
import { holdScripts } from './hold-scripts.ts'

/** The storefront's pages, rendered for everyone as a guest. `fetch` answers their calls in-process. */
export function pageRoutes(renderPage: RenderPage, fetch: Storefront['fetch']) {
  return new Hono<Environment>().all('*', async (c) => {
    const origin = c.var.shop.config.publicUrl
    const response = await renderPage(requestOfBrowser(c), { fetch, origin })
    if (!response.headers.get('Content-Type')?.startsWith('text/html')) return response
    const html = holdScripts(await response.text())
    const headers = new Headers(response.headers)
    // The same for everyone, and asked for every time: a change shows at once.
    headers.set('Cache-Control', 'no-cache')
    // In development the reload script and styles are put in by Vite, which no hash could foresee.
    if (import.meta.env.PROD) headers.set('Content-Security-Policy', contentSecurityPolicy(html))
    return new Response(html, { status: response.status, headers })
  })
}

/** Allows the page's own inline scripts by their hashes, so that a whole page may be cached as it is. */
function contentSecurityPolicy(html: string): string {
  const hashes = [...html.matchAll(/<script(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, script = '']) => `'sha256-${hash('sha256', script, 'base64')}'`,
  )
  return [
    "default-src 'self'",
    `script-src 'self' ${[...new Set(hashes)].join(' ')}`,
    "style-src 'self'",
    "img-src 'self' data:",
    "base-uri 'none'",
    "object-src 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}
