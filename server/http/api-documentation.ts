import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import { html } from 'hono/html'
import { shop } from '../../domain/shop.ts'
import { contentSecurityPolicy } from './content-security-policy.ts'

const starter = `SwaggerUIBundle({ url: '/api/openapi.json', dom_id: '#reference' })`

const itsOwnFile = serveStatic({
  root: 'node_modules/swagger-ui-dist',
  rewriteRequestPath: (path) => path.replace(/^.*\/docs/, ''),
})

/** The page that shows the OpenAPI description; it loads nothing from other origins. */
export const apiDocumentation = new Hono()
  .get('/', (c) => {
    // Swagger UI sets inline styles. This page shows no data of the shop, so that is allowed here.
    c.header(
      'Content-Security-Policy',
      contentSecurityPolicy({
        'default-src': "'self'",
        'style-src': "'self' 'unsafe-inline'",
        'img-src': "'self' data:",
      }),
    )
    return c.html(html`<!doctype html>
      <html lang="en">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width" />
          <title>API | ${shop.name}</title>
          <link rel="stylesheet" href="/api/docs/swagger-ui.css" />
        </head>
        <body>
          <main id="reference"></main>
          <script src="/api/docs/swagger-ui-bundle.js"></script>
          <script src="/api/docs/start.js"></script>
        </body>
      </html>`)
  })
  .get('/start.js', (c) => c.body(starter, 200, { 'Content-Type': 'text/javascript' }))
  .get('/swagger-ui.css', itsOwnFile)
  .get('/swagger-ui-bundle.js', itsOwnFile)
