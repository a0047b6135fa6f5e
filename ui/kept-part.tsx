import {
  type ComponentType,
  lazy,
  type ReactNode,
  Suspense,
  useEffect,
  useRef,
  useState,
} from 'react'
import { flushSync } from 'react-dom'
import { carryOver } from './carry-over.ts'
import { useIsInBrowser } from './use-is-in-browser.ts'

type KeptPart<Props> = {
  load: () => Promise<ComponentType<Props>>
  /** Calls `render` when the part's script is wanted; returns how to stop watching. */
  watch?: (container: HTMLElement, render: () => void) => () => void
  /** It is far below the screen, so that the browser need not lay it out yet. */
  isFarBelow?: boolean
  /** Stands for the part where there is no HTML of the server, until its script is loaded. */
  loading: ReactNode
}

/**
 * A part of a page that stays the server's HTML until its script is wanted, or `version` changes. A Suspense boundary
 * would not keep the HTML: whenever a context above changes, as the session does on every first load, React discards
 * HTML that is not hydrated yet.
 */
export function keptPart<Props extends object>({
  load,
  watch,
  isFarBelow,
  loading,
}: KeptPart<Props>) {
  let Loaded: ComponentType<Props> | undefined
  const fetchPart = async () => {
    Loaded = await load()
    return { default: Loaded }
  }
  const Late = lazy<ComponentType<Props>>(fetchPart)

  function Kept({ version, ...rest }: Props & { version?: string }) {
    // What is left of the properties besides `version` is what the part takes.
    const props = rest as unknown as Props
    const isHydrating = !useIsInBrowser()
    // Only a page from the server has HTML to keep; after a navigation in the browser the part is rendered at once.
    const [isKept, setKept] = useState(isHydrating && !isServer)
    const [keptVersion] = useState(version)
    const container = useRef<HTMLDivElement>(null)
    const isOutdated = version !== keptVersion

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
            // The connection failed; the next event tries again.
          },
        )
      }
      if (isOutdated) render()
      return watch?.(container.current, render)
    }, [isKept, isOutdated])

    if (isKept) {
      return (
        <div
          ref={container}
          data-kept={isFarBelow}
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: makes React leave the server's HTML as it is
          dangerouslySetInnerHTML={{ __html: '' }}
        />
      )
    }
    return (
      <div data-kept={isServer ? isFarBelow : undefined}>
        {Loaded ? (
          <Loaded {...props} />
        ) : (
          <Suspense fallback={loading}>
            <Late {...props} />
          </Suspense>
        )}
      </div>
    )
  }

  Kept.preload = () => fetchPart().catch(() => undefined)
  return Kept
}

const isServer = typeof window === 'undefined'
