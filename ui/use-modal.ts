import { type SyntheticEvent, useLayoutEffect, useRef } from 'react'

/**
 * Opens a native `<dialog>` modally for as long as its component is rendered. The browser keeps
 * focus inside, closes on Escape and gives focus back to where it was.
 */
export function useModal(onClose: () => void) {
  const ref = useRef<HTMLDialogElement>(null)
  // A layout effect: its cleanup runs while the element is still in the page, so that closing
  // it can give the focus back.
  useLayoutEffect(() => {
    const dialog = ref.current
    dialog?.showModal()
    return () => dialog?.close()
  }, [])
  return {
    ref,
    // The event comes late: by then development's double mounting has opened the dialog again.
    onClose: (event: SyntheticEvent<HTMLDialogElement>) => {
      if (!event.currentTarget.open) onClose()
    },
  }
}
