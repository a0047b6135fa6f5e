/** Where this browser keeps that its customer has gone through the tour, or closed it. */
export const tourKey = 'checkout tour completed'

export function isTourCompleted(): boolean {
  return window.localStorage.getItem(tourKey) !== null
}

export function completeTour(): void {
  window.localStorage.setItem(tourKey, 'yes')
}
