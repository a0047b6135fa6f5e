import { Hono } from 'hono'
import { html } from 'hono/html'
import { plusDays } from '../../domain/days.ts'
import { securityPolicyTexts } from '../../domain/texts/en/server-pages.ts'
import { languageNames } from '../../domain/texts/language-labels.ts'
import { translation } from '../../domain/texts/translation.ts'
import type { Environment } from './environment.ts'
import { siteOf, standalonePage, standalonePagePolicy } from './standalone-page.ts'

const policyPath = '/security-policy'
const path = '/.well-known/security.txt'
/** RFC 9116 advises less than a year. It is always as far away, because the file is made for each request. */
const validDays = 180

/** Where to report a security problem, for programs (RFC 9116) and for people. */
export const securityTxtRoutes = new Hono<Environment>()
  .get(path, (c) => {
    const { config, now } = c.var.shop
    const expires = plusDays(now(), validDays)
    expires.setUTCHours(0, 0, 0, 0)
    c.header('Cache-Control', 'public, max-age=86400')
    return c.text(`Contact: mailto:${config.supportEmail}
Expires: ${expires.toISOString()}
Preferred-Languages: ${languageNames.join(', ')}
Canonical: ${config.publicUrl}${path}
Policy: ${config.publicUrl}${policyPath}
`)
  })
  .get(policyPath, (c) => {
    const { language } = c.var
    const { title, heading, write, answer, test } = translation(securityPolicyTexts, language)
    const { supportEmail } = c.var.shop.config
    c.header('Content-Security-Policy', standalonePagePolicy("'none'"))
    c.header('Cache-Control', 'public, max-age=86400')
    return c.html(
      standalonePage(
        siteOf(c),
        title,
        html`<h1>${heading}</h1>
<p>${write(supportEmail)}</p>
<p>${answer}</p>
<p>${test}</p>
<a class="button" href="mailto:${supportEmail}">${supportEmail}</a>`,
      ),
    )
  })
