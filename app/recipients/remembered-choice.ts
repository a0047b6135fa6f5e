import { localMemory } from '../../ui/site-data.ts'
import type { Choice } from './address-mode.ts'

/** The address that a customer chose last, stored in the browser for each customer separately. */
export function rememberedChoice(userId: number): Choice | undefined {
  try {
    const kept: unknown = JSON.parse(localMemory.getItem(keyOf(userId)) ?? 'null')
    return isChoice(kept) ? kept : undefined
  } catch {
    // Not written by this shop, so ignored.
    return undefined
  }
}

export function rememberChoice(userId: number, choice: Choice | undefined): void {
  if (choice) localMemory.setItem(keyOf(userId), JSON.stringify(choice))
  else localMemory.removeItem(keyOf(userId))
}

function keyOf(userId: number): string {
  return `recipient of customer ${userId}`
}

function isChoice(kept: unknown): kept is Choice {
  return (
    typeof kept === 'object' &&
    kept !== null &&
    'recipientId' in kept &&
    typeof kept.recipientId === 'number' &&
    'isSelected' in kept &&
    typeof kept.isSelected === 'boolean'
  )
}
