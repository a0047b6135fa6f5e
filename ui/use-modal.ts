import { type SyntheticEvent, useLayoutEffect, useRef } from 'react'

/**
 * Opens a native `<dialog>` modally for as long as its component is rendered. The browser
 * keeps the focus inside, closes it on Escape and returns the focus to where it was.
 */
export function useModal(onClose: () => void) {
  const ref = useRef<HTMLDialogElement>(null)
  // A layout effect: its cleanup runs while the element is still in the page, so that closing it can
  // return the focus.
  useLayoutEffect(() => {
    const dialog = ref.current
    dialog?.showModal()
    return () => dialog?.close()
  }, [])
  return {
    ref,
    // The event fires late: in development the second mount has opened the dialog again by that time.
    onClose: (event: SyntheticEvent<HTMLDialogElement>) => {
      if (!event.currentTarget.open) onClose()
    },
  }
}
