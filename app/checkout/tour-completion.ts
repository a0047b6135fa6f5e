/** The storage key for: the customer of this browser has finished or closed the tour. */
export const tourKey = 'checkout tour completed'

export function isTourCompleted(): boolean {
  return window.localStorage.getItem(tourKey) !== null
}

export function completeTour(): void {
  window.localStorage.setItem(tourKey, 'yes')
}
