import type { ComponentProps } from 'react'
import { Button } from './button.tsx'
import { focusHeading } from './focus-heading.ts'

/** Tries again to load something. It goes while that is loading, and its focus to the heading of its part of the page. */
export function RetryButton(props: Omit<ComponentProps<typeof Button>, 'ref'>) {
  return <Button {...props} ref={passFocusOn} />
}

function passFocusOn(button: HTMLButtonElement | null) {
  const part = button?.closest<HTMLElement>('section, main')
  return () => {
    if (!part || document.activeElement !== button) return
    // React takes the button out only after this.
    queueMicrotask(() => focusHeading(part))
  }
}
