import { useState } from 'react'
import { keepInTab, keptInTab } from '../../ui/tab-memory.ts'

const names = ['missing', 'collectAt', 'slot', 'surprised'] as const
type Name = (typeof names)[number]

/** What the customer has chosen for the next order. Like the cart, it stays until the order is paid. */
export function useKeptChoice<Value>(userId: number, name: Name) {
  const key = keyOf(userId, name)
  const [chosen, setChosen] = useState(() => keptInTab<Value>(key))
  const choose = (next: Value | undefined) => {
    setChosen(next)
    keepInTab(key, next)
  }
  return [chosen, choose] as const
}

/** An order does not begin with the choices of one that is paid. */
export function forgetChoices(userId: number): void {
  for (const name of names) keepInTab(keyOf(userId, name), undefined)
}

function keyOf(userId: number, name: Name): string {
  return `${name} of the order of customer ${userId}`
}
