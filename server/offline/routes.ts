import { readFile } from 'node:fs/promises'
import { type Context, Hono } from 'hono'
import { notKeptPage, workerAddress } from '../../contract/offline.ts'
import { homeTexts } from '../../domain/texts/en/home.ts'
import { pathInLanguage } from '../../domain/texts/language-path.ts'
import { translation } from '../../domain/texts/translation.ts'
import { contentSecurityPolicy } from '../http/content-security-policy.ts'
import type { Environment } from '../http/environment.ts'
import { siteOf, standalonePagePolicy } from '../http/standalone-page.ts'
import { leavingWorker } from './leaving-worker.ts'
import { notKeptPageIn } from './not-kept-page.ts'

/** Apps mask an icon in the shape of the others, so that its edge must be empty. */
const maskableIcon = {
  src: '/icon-maskable-512.png',
  sizes: '512x512',
  type: 'image/png',
  purpose: 'maskable',
}

/** What the shop needs to be installed, and to open without a line: only where the owner wants it. */
export const offlineRoutes = new Hono<Environment>()
  .get(workerAddress, async (c) => {
    // Browsers ask for it at each visit, and compare it with the one that they have.
    c.header('Cache-Control', 'no-cache')
    c.header('Content-Security-Policy', contentSecurityPolicy({ 'default-src': "'self'" }))
    const script = worksOffline(c)
      ? await readFile('build/worker/service-worker.js', 'utf8')
      : leavingWorker
    return c.body(script, 200, { 'Content-Type': 'text/javascript; charset=utf-8' })
  })
  .get('/manifest.webmanifest', async (c) => {
    const { language, shop } = c.var
    const builtIn = JSON.parse(await readFile('build/client/manifest.webmanifest', 'utf8'))
    const manifest = {
      ...builtIn,
      name: shop.config.shopName,
      short_name: shop.config.shopName,
      ...(worksOffline(c) && {
        description: translation(homeTexts, language).head.description,
        lang: language,
        start_url: pathInLanguage('/', language),
        display: 'standalone',
        icons: [...builtIn.icons, maskableIcon],
      }),
    }
    c.header('Cache-Control', 'no-cache')
    return c.body(JSON.stringify(manifest), 200, { 'Content-Type': 'application/manifest+json' })
  })
  .get(notKeptPage, (c, next) => {
    if (!worksOffline(c)) return next()
    c.header('Cache-Control', 'no-cache')
    c.header('Content-Security-Policy', standalonePagePolicy("'none'"))
    return c.html(notKeptPageIn(siteOf(c)))
  })

function worksOffline({ var: { shop } }: Context<Environment>): boolean {
  return shop.settings.get('shop.worksOffline')
}
