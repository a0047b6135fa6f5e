import { useContext } from 'react'
import { Scripts } from 'react-router'
import { NonceContext } from './nonce.ts'

/**
 * The page's scripts, loaded once the browser has painted the page, which is complete without them:
 * on a slow connection styles, fonts and pictures then do not compete with them. Until then
 * `server/application/hold-scripts.ts` keeps them from starting.
 */
export function ScriptsAfterPaint() {
  const nonce = useContext(NonceContext)
  return (
    <>
      <Scripts />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of this file */}
      <script nonce={nonce} dangerouslySetInnerHTML={{ __html: startAfterPaint }} />
    </>
  )
}

/**
 * The browser reports when it has painted; callbacks of animation frames run before that. Its first
 * paint may show an empty ground, so the one that counts is the first with content. A page in a background
 * tab is not painted at all, and some browsers do not report it: there the scripts start two seconds after
 * everything has loaded.
 */
const startAfterPaint = `{
  let isStarted = false
  const start = () => {
    if (isStarted) return
    isStarted = true
    for (const link of document.querySelectorAll('link[data-held]')) link.rel = 'modulepreload'
    for (const held of document.querySelectorAll('script[data-held]')) {
      const script = document.createElement('script')
      script.type = 'module'
      script.textContent = held.textContent
      document.head.append(script)
    }
  }
  const startOnceSeen = (paints) => {
    if (paints.getEntriesByName('first-contentful-paint').length > 0) start()
  }
  new PerformanceObserver(startOnceSeen).observe({ type: 'paint', buffered: true })
  addEventListener('load', () => setTimeout(start, 2000))
}`
