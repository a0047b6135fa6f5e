import { useSyncExternalStore } from 'react'

type Module = typeof import('./toast-container.tsx')

// Toasts and what they need come with the first one that is shown, so that no page loads them in vain.
let loaded: Module | undefined
let setReady: () => void = () => {}
const isReady = new Promise<void>((resolve) => {
  setReady = resolve
})
const listeners = new Set<() => void>()

function say(type: 'success' | 'info' | 'error') {
  return (text: string): void => {
    void load().then(async ({ show }) => {
      await isReady
      show(type, text)
    })
  }
}

/** The one door to toasts. */
export const toast = { success: say('success'), info: say('info'), error: say('error') }

/** Brings toasts ahead of the first one, for where they must also tell that the connection is gone. */
export const prepareToasts = (): void => void load()

/** Done when toasts are there, however often the connection fails meanwhile. */
async function load(): Promise<Module> {
  while (!loaded) {
    try {
      loaded = await import('./toast-container.tsx')
    } catch {
      await new Promise((resolve) => window.addEventListener('online', resolve, { once: true }))
    }
  }
  for (const listener of listeners) listener()
  return loaded
}

/** Where toasts appear: top right, gone after 3 s, held by the pointer, thrown out by dragging. */
export function Toasts() {
  const module = useSyncExternalStore(
    subscribe,
    () => loaded,
    () => undefined,
  )
  return module ? <module.Container onReady={setReady} /> : null
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
