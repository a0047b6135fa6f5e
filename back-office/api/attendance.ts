/** The time after the last key, click or touch in which requests are the operator's, not the page's own. */
const attendedMs = 90_000

// Opening a page is the operator's doing.
let lastInput = Date.now()

for (const type of ['keydown', 'pointerdown', 'wheel']) {
  window.addEventListener(
    type,
    () => {
      lastInput = Date.now()
    },
    { capture: true, passive: true },
  )
}

/**
 * Whether somebody sits at the page. What it asks for by itself, to stay up to date, does not keep an operator's
 * session; while somebody types, it does.
 */
export function isAttended(): boolean {
  return Date.now() - lastInput < attendedMs
}
