import { type ComponentType, lazy, Suspense, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { carryOver } from './carry-over.ts'
import { useIsInBrowser } from './use-is-in-browser.ts'

/**
 * A part of a page whose script comes when the part is nearly on the screen. Until then the
 * server's HTML stands as it is. A Suspense boundary would not keep it: whenever a context above
 * changes, as the session does on every visit, React drops what it has not taken over yet.
 *
 * Measured with `npm run bench:first-load`: it takes 16 of 147 kB of script off the first load of the
 * home page, and 50 of 312 kB in all on a phone (80 of 365 on a desktop), where the budget is 300.
 *
 * @param aheadPx how far below the screen the part is when its script is fetched
 */
export function nearScreen(load: () => Promise<ComponentType>, aheadPx = 500) {
  let Loaded: ComponentType | undefined
  const fetchPart = async () => {
    Loaded = await load()
    return { default: Loaded }
  }
  const Late = lazy(fetchPart)

  function NearScreen() {
    const isTakenOver = !useIsInBrowser()
    // Only the server's own page has HTML to keep; on a move inside the shop the part is drawn at once.
    const [isKept, setKept] = useState(isTakenOver && !isServer)
    const container = useRef<HTMLDivElement>(null)

    useEffect(() => {
      if (!isKept || !container.current) return
      const takeOver = () => {
        fetchPart().then(
          () => {
            const retype = container.current && carryOver(container.current)
            flushSync(() => setKept(false))
            retype?.()
          },
          () => {
            // The line was down; leaving the screen and coming back makes the next attempt.
          },
        )
      }
      const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && takeOver(), {
        rootMargin: `${aheadPx}px 0px`,
      })
      observer.observe(container.current)
      // Somebody at the keyboard would lose their place in HTML that is replaced around them.
      window.addEventListener('keydown', takeOver, { once: true })
      return () => {
        observer.disconnect()
        window.removeEventListener('keydown', takeOver)
      }
    }, [isKept])

    if (isKept) {
      return (
        <div
          ref={container}
          data-kept
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: tells React to leave the server's HTML alone
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
