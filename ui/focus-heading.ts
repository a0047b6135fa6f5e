/** Moves the focus to the heading of a part of the page, which may come with the part's data; until then the part has it. */
export function focusHeading(part: HTMLElement): (() => void) | undefined {
  part.focus({ preventScroll: true })
  if (moveToHeading(part)) return
  // The customer may move on before the heading comes.
  const observer = new MutationObserver(() => {
    if (document.activeElement !== part || moveToHeading(part)) observer.disconnect()
  })
  observer.observe(part, { childList: true, subtree: true })
  return () => observer.disconnect()
}

function moveToHeading(part: HTMLElement): boolean {
  const heading = part.querySelector<HTMLElement>(part.tagName === 'MAIN' ? 'h1' : 'h1, h2')
  if (!heading) return false
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
  return true
}
