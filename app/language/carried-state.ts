const key = 'state of the page in another language'

/**
 * Keeps the page's navigation state for its version in another language, which is loaded as a whole: a login page
 * remembers in it where the customer wanted to go.
 */
export function carryState(address: string): void {
  window.sessionStorage.setItem(key, JSON.stringify({ address, state: history.state }))
}

/** Gives the page the state that it had in another language. */
export function takeCarriedState(): void {
  const carried = window.sessionStorage.getItem(key)
  if (!carried) return
  window.sessionStorage.removeItem(key)
  const { address, state } = JSON.parse(carried)
  if (address === window.location.href) history.replaceState(state, '')
}
