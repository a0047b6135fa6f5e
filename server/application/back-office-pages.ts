import { readFile } from 'node:fs/promises'
import { serveStatic } from '@hono/node-server/serve-static'
import { type Context, Hono } from 'hono'
import { contentSecurityPolicy } from '../http/content-security-policy.ts'
import type { Environment } from '../http/environment.ts'
import { findSession, readSessionCookie } from '../operators/index.ts'

const policy = contentSecurityPolicy({
  'default-src': "'self'",
  'img-src': "'self' data: blob:",
  'form-action': "'self'",
  // Its scripts pass no text to the browser as HTML or as a script.
  'require-trusted-types-for': "'script'",
  // The one address of a script: of the worker of the driver's page.
  'trusted-types': 'driving-worker',
})

/**
 * The back office's one HTML document, which is served for every URL under /admin, and its scripts.
 * Without a session that began with an operator's password, the request goes on to the shop's 404 page.
 */
export function backOfficePages() {
  const sendAsset = import.meta.env.PROD ? builtAssets() : undefined
  return new Hono<Environment>().use('/admin/*', async (c, next) => {
    const cookie = readSessionCookie(c, c.var.shop)
    const signedIn = await findSession(c.var.shop, cookie, { isAttended: true })
    if (!signedIn) return next()
    if (sendAsset && c.req.path.startsWith('/admin/assets/')) return sendAsset(c, next)
    if (sendAsset && c.req.path === '/admin/driving-worker.js') return sendWorker(c)
    return sendDocument(c)
  })
}

const builtAssets = () =>
  serveStatic<Environment>({
    root: 'build/back-office',
    rewriteRequestPath: (path) => path.replace(/^\/admin/, ''),
    // Their names contain a hash, so they never change. Private: no shared cache may serve them to others.
    onFound: (_, c) => c.header('Cache-Control', 'private, max-age=31536000, immutable'),
  })

/** The worker of the driver's page, which the browser asks for again at each visit. */
async function sendWorker(c: Context<Environment>) {
  c.header('Cache-Control', 'no-store')
  const script = await readFile('build/back-office/driving-worker.js', 'utf8')
  return c.body(script, 200, { 'Content-Type': 'text/javascript; charset=utf-8' })
}

async function sendDocument(c: Context<Environment>) {
  c.header('Cache-Control', 'no-store')
  if (!import.meta.env.PROD) return c.html(await developmentDocument())
  c.header('Content-Security-Policy', policy)
  return c.html(await readFile('build/back-office/index.html', 'utf8'))
}

/** Adds the scripts of development instead of built ones: Vite serves the sources and reloads changes. */
async function developmentDocument(): Promise<string> {
  const document = await readFile('back-office/index.html', 'utf8')
  const scripts = [
    '/@id/__x00__virtual:react-router/inject-hmr-runtime',
    '/@vite/client',
    '/back-office/main.tsx',
  ].map((source) => `<script type="module" src="${source}"></script>`)
  return document.replace(/<script.*<\/script>/, scripts.join('\n'))
}
