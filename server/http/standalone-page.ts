import type { Context } from 'hono'
import { html, raw } from 'hono/html'
import { pictureUrl } from '../../domain/goods/images.ts'
import { standalonePageTexts } from '../../domain/texts/en/server-pages.ts'
import type { Language } from '../../domain/texts/texts.ts'
import { translation } from '../../domain/texts/translation.ts'
import { contentSecurityPolicy, hashOf } from './content-security-policy.ts'
import type { Environment } from './environment.ts'

const style = `
:root { color-scheme: light }
body { margin: 0; min-height: 100svh; display: grid; place-items: center; background: #fffdf7; color: #14261b; font: 1.0625rem/1.5 "Segoe UI", "Helvetica Neue", Arial, sans-serif }
main { box-sizing: border-box; width: min(30rem, 100vw); padding: 2rem 1rem }
h1 { margin: 1.5rem 0 0.5rem; font: 700 2rem/1.1 "Arial Narrow", "Roboto Condensed", sans-serif }
:lang(si) h1, :lang(ta) h1 { font-size: 1.75rem; line-height: 1.3 }
p { margin: 0 0 1.5rem; overflow-wrap: anywhere }
label { display: block; font-weight: 600 }
input { box-sizing: border-box; width: 100%; min-height: 3rem; margin: 0.25rem 0 0.5rem; padding: 0 0.75rem; border: 1px solid #5a4f35; border-radius: 6px; background: #fff; color: inherit; font: inherit }
[role=alert] { margin: 0 0 0.5rem; color: #a81a12 }
button, .button { display: grid; place-items: center; box-sizing: border-box; width: 100%; min-height: 3rem; border: 0; border-radius: 6px; background: #0c4b30; color: #fffdf7; font: inherit; font-weight: 600; text-decoration: none; cursor: pointer }
button:hover, .button:hover { background: #083521 }
:focus-visible { outline: 3px solid #14261b; outline-offset: 2px }
`

export type PageContent = ReturnType<typeof html>

/** In which language such a page is, what the shop is called, and the hash of its own logo. */
export type Site = { language: Language; shopName: string; logo?: string | undefined }

export function siteOf({ var: { language, shop } }: Context<Environment>): Site {
  const { shopName, logo } = shop.config
  return { language, shopName, logo }
}

/** A small page outside the storefront, which loads nothing but the logo. */
export function standalonePage(site: Site, title: string, content: PageContent) {
  const { language, shopName, logo } = site
  const texts = translation(standalonePageTexts, language)
  return html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${texts.title(title, shopName)}</title>
<link rel="icon" href="/brand/logo-mark.svg" type="image/svg+xml">
<style>${raw(style)}</style>
</head>
<body>
<main>
<img src="${logo ? pictureUrl(logo) : '/brand/logo.svg'}" alt="${shopName}" height="42">
${content}
</main>
</body>
</html>`
}

/** Allows such a page only its own style, one script by its hash, and forms to one origin. */
export function standalonePagePolicy(formAction: string, script?: string): string {
  return contentSecurityPolicy({
    'default-src': "'none'",
    'img-src': "'self'",
    'style-src': hashOf(style),
    'script-src': script === undefined ? "'none'" : hashOf(script),
    'form-action': formAction,
  })
}
