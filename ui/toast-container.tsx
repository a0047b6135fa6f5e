import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleCheck from 'lucide-react/icons/circle-check'
import Info from 'lucide-react/icons/info'
import X from 'lucide-react/icons/x'
import { useEffect, useSyncExternalStore } from 'react'
// The package's main entry injects styles that the page's Content-Security-Policy refuses.
import {
  cssTransition,
  type Id,
  ToastContainer,
  type TypeOptions,
  toast,
} from 'react-toastify/unstyled'
import { controlTexts } from '../domain/texts/en/controls.ts'
import { toastMs } from './motion.ts'
import { useTexts } from './texts.ts'

const slide = cssTransition({ enter: 'toast-enter', exit: 'toast-exit', collapseDuration: 160 })

/** Where a second message would cover half of the screen, as at a zoom of 400 %. */
const isScreenLow = '(height < 30rem)'

const latestAbout = new Map<string, Id>()

export function show(type: 'success' | 'info' | 'error', text: string, about?: string): void {
  const earlier = about && latestAbout.get(about)
  if (earlier) toast.dismiss(earlier)
  // Only errors interrupt a screen reader.
  const id = toast[type](text, { role: type === 'error' ? 'alert' : 'status' })
  if (about) latestAbout.set(about, id)
}

export function Container({ onReady }: { onReady: () => void }) {
  const texts = useTexts(controlTexts)
  const isLow = useSyncExternalStore(followHeight, () => window.matchMedia(isScreenLow).matches)
  // Not immediately: in development React mounts everything twice, and toasts in the first container would
  // be lost with it.
  useEffect(() => {
    const timer = setTimeout(onReady)
    return () => clearTimeout(timer)
  }, [onReady])

  useEffect(() => {
    // They can cover what has the keyboard focus.
    const dismiss = ({ key }: KeyboardEvent) => key === 'Escape' && toast.dismiss()
    window.addEventListener('keydown', dismiss)
    return () => window.removeEventListener('keydown', dismiss)
  }, [])

  return (
    <ToastContainer
      aria-label={texts.messages}
      position="top-right"
      autoClose={toastMs}
      pauseOnHover
      pauseOnFocusLoss={false}
      draggable
      newestOnTop
      // The others wait until it is closed.
      limit={isLow ? 1 : Number.POSITIVE_INFINITY}
      hideProgressBar
      transition={slide}
      icon={({ type }) => <ToastIcon type={type} />}
      closeButton={({ closeToast }) => (
        <button
          type="button"
          aria-label={texts.closeMessage}
          onClick={closeToast}
          className="grid size-11 flex-none place-items-center rounded-control"
        >
          <X size={20} aria-hidden />
        </button>
      )}
    />
  )
}

function followHeight(onChange: () => void): () => void {
  const media = window.matchMedia(isScreenLow)
  media.addEventListener('change', onChange)
  return () => media.removeEventListener('change', onChange)
}

function ToastIcon({ type }: { type: TypeOptions }) {
  if (type === 'success') return <CircleCheck size={26} aria-hidden className="text-leaf-500" />
  if (type === 'info') return <Info size={26} aria-hidden className="text-lagoon-700" />
  return <CircleAlert size={26} aria-hidden className="text-chilli-600" />
}
