import { driver, type PopoverDOM } from 'driver.js'
import './tour.css'
import type { Texts } from '../../domain/texts/texts.ts'
import type { TourStep } from './tour-steps.ts'

export type Tour = {
  /** Ends it without counting it as shown, because its page is left. */
  abandon: () => void
}

/** Leads through the steps; calls back when the customer has finished or closed the tour. */
export function startTour(
  steps: readonly TourStep[],
  texts: Texts['checkoutTexts']['tour'],
  onEnd: () => void,
): Tour {
  const wantsNoMotion = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  const before = document.activeElement
  const tour = driver({
    steps: steps.map(({ anchor, title, text }) => ({
      ...(anchor ? { element: `#${anchor}` } : {}),
      popover: { title, description: text },
    })),
    // The summary is hidden while the customer types an address.
    skipMissingElement: true,
    disableActiveInteraction: true,
    animate: !wantsNoMotion,
    smoothScroll: !wantsNoMotion,
    stagePadding: 8,
    stageRadius: 3,
    overlayColor: '#083521',
    overlayOpacity: 0.6,
    showProgress: steps.length > 1,
    progressText: texts.progress,
    nextBtnText: texts.next,
    prevBtnText: texts.back,
    doneBtnText: texts.done,
    showButtons: steps.length > 1 ? ['next', 'previous', 'close'] : ['next', 'close'],
    onPopoverRender: (popover) => dress(popover, texts.close),
    // Into full view, clear of the top bar.
    onHighlightStarted: (element) => element?.scrollIntoView({ block: 'nearest' }),
    onHighlighted: () => {
      // Scrolling may have ended after the popover was placed.
      tour.refresh()
      // A part of the page is not a button and must not have a button's state.
      const shown = document.querySelector('.driver-active-element')
      for (const name of ['aria-haspopup', 'aria-expanded', 'aria-controls']) {
        shown?.removeAttribute(name)
      }
    },
    // Also when it ends before its first step has fully appeared.
    onDestroyStarted: () => {
      tour.destroy()
      if (before instanceof HTMLElement) before.focus()
      onEnd()
    },
  })
  tour.drive()
  return { abandon: () => tour.destroy() }
}

/** The library's popover in the shop's style, as a dialog with a name. */
function dress(popover: PopoverDOM, close: string): void {
  const { wrapper, title, footer, closeButton, previousButton, nextButton } = popover
  wrapper.setAttribute('aria-modal', 'true')
  const heading = document.createElement('h2')
  heading.replaceChildren(...title.childNodes)
  title.replaceChildren(heading)
  title.setAttribute('role', 'presentation')
  footer.setAttribute('role', 'presentation')
  closeButton.setAttribute('aria-label', close)
  closeButton.className += ' icon-button'
  previousButton.className += ' button button-outline button-small'
  nextButton.className += ' button button-primary button-small'
  // After the library has given the focus to the first button, which is the one that closes.
  queueMicrotask(() => nextButton.focus())
}
