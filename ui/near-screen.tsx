import { type ComponentType, lazy, Suspense, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { carryOver } from './carry-over.ts'
import { useIsInBrowser } from './use-is-in-browser.ts'

/**
 * A part of a page whose script loads when the part is nearly on the screen. Until then the server's
 * HTML stays as it is. A Suspense boundary would not keep it: whenever a context above changes, as the
 * session does on every first load, React discards HTML that is not hydrated yet.
 *
 * Measured with `npm run bench:first-load`: it saves 16 of 147 kB of script at the first load of
 * the home page, and 50 of 312 kB in total on a phone (80 of 365 on a desktop), where the budget is 300.
 *
 * @param aheadPx how far below the screen the part is when its script is loaded
 */
export function nearScreen(load: () => Promise<ComponentType>, aheadPx = 500) {
  let Loaded: ComponentType | undefined
  const fetchPart = async () => {
    Loaded = await load()
    return { default: Loaded }
  }
  const Late = lazy(fetchPart)

  function NearScreen() {
    const isHydrating = !useIsInBrowser()
    // Only a page from the server has HTML to keep; after a navigation in the browser the part is rendered at once.
    const [isKept, setKept] = useState(isHydrating && !isServer)
    const container = useRef<HTMLDivElement>(null)

    useEffect(() => {
      if (!isKept || !container.current) return
      const render = () => {
        fetchPart().then(
          () => {
            const retype = container.current && carryOver(container.current)
            flushSync(() => setKept(false))
            retype?.()
          },
          () => {
            // The connection failed; scrolling away and back tries again.
          },
        )
      }
      const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && render(), {
        rootMargin: `${aheadPx}px 0px`,
      })
      observer.observe(container.current)
      // Keyboard users would lose the focus when the HTML around it is replaced later.
      window.addEventListener('keydown', render, { once: true })
      return () => {
        observer.disconnect()
        window.removeEventListener('keydown', render)
      }
    }, [isKept])

    if (isKept) {
      return (
        <div
          ref={container}
          data-kept
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: makes React leave the server's HTML as it is
          dangerouslySetInnerHTML={{ __html: '' }}
        />
      )
    }
    return (
      <div data-kept={isServer || undefined}>
        {Loaded ? (
          <Loaded />
        ) : (
          <Suspense fallback={<div className="min-h-screen" />}>
            <Late />
          </Suspense>
        )}
      </div>
    )
  }

  NearScreen.preload = () => fetchPart().catch(() => undefined)
  return NearScreen
}

const isServer = typeof window === 'undefined'
