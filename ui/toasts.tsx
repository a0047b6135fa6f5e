import { useSyncExternalStore } from 'react'

type Module = typeof import('./toast-container.tsx')

// Toasts and their library load with the first one that is shown, so that no page loads them needlessly.
let loaded: Module | undefined
let setReady: () => void = () => {}
const isReady = new Promise<void>((resolve) => {
  setReady = resolve
})
const listeners = new Set<() => void>()

function say(type: 'success' | 'info' | 'error') {
  return (text: string, about?: string): void => {
    void load().then(async ({ show }) => {
      await isReady
      show(type, text, about)
    })
  }
}

/** The only way to show toasts. One about something takes the place of an earlier one about the same. */
export const toast = { success: say('success'), info: say('info'), error: say('error') }

/** Loads toasts ahead of the first one, for pages where a toast may have to say that the connection is lost. */
export const prepareToasts = (): void => void load()

/** Resolves when toasts are loaded, however often the connection fails in the meantime. */
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

/** The place of toasts: top right, closed after 3 s, kept open under the pointer, dismissed by dragging and Escape; on low screens one at a time. */
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
