import { lazy, Suspense, useSyncExternalStore } from 'react'

const loadContainer = () => import('./toast-container.tsx')
const ToastContainer = lazy(() => loadContainer().then((module) => ({ default: module.Container })))

// Toasts and what they need come with the first one that is shown, so that no page loads them in vain.
let isWanted = false
let setReady: () => void = () => {}
const isReady = new Promise<void>((resolve) => {
  setReady = resolve
})
const listeners = new Set<() => void>()

function say(type: 'success' | 'info' | 'error') {
  return (text: string): void => {
    isWanted = true
    for (const listener of listeners) listener()
    void Promise.all([loadContainer(), isReady]).then(([{ show }]) => show(type, text))
  }
}

/** The one door to toasts. */
export const toast = { success: say('success'), info: say('info'), error: say('error') }

/** Where toasts appear: top right, gone after 3 s, held by the pointer, thrown out by dragging. */
export function Toasts() {
  const isNeeded = useSyncExternalStore(subscribe, getWanted, getUnwanted)
  if (!isNeeded) return null
  return (
    <Suspense>
      <ToastContainer onReady={setReady} />
    </Suspense>
  )
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const getWanted = () => isWanted
const getUnwanted = () => false
