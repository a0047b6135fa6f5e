import { localMemory } from '../../ui/site-data.ts'

/** The storage key for: the customer of this browser has finished or closed the tour. */
export const tourKey = 'checkout tour completed'

export function isTourCompleted(): boolean {
  return localMemory.getItem(tourKey) !== null
}

export function completeTour(): void {
  localMemory.setItem(tourKey, 'yes')
}
