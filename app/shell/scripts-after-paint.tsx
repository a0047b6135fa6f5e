import { Scripts } from 'react-router'

/**
 * The page's scripts, asked for once the browser has painted the page, which is complete without
 * them: on a slow line styles, letters and pictures then have it for themselves. Until then
 * `server/application/hold-scripts.ts` keeps them from starting.
 */
export function ScriptsAfterPaint() {
  return (
    <>
      <Scripts />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of this file */}
      <script dangerouslySetInnerHTML={{ __html: startAfterPaint }} />
    </>
  )
}

/**
 * The paint is over when the browser tells of it: a frame's own callbacks come before it is seen. A
 * page in a tab behind is not painted at all, and some browsers tell nobody: they start two
 * seconds after everything has loaded.
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
  new PerformanceObserver(start).observe({ type: 'paint', buffered: true })
  addEventListener('load', () => setTimeout(start, 2000))
}`
