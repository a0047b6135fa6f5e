import { requestPrefix } from '../../ui/request-key.ts'
import { tabMemory } from '../../ui/site-data.ts'
import { keepInTab, keptInTab } from '../../ui/tab-memory.ts'

const prefix = 'typed: '

/** What was typed into a form that was neither sent nor cancelled: a session that ends does not cost it. */
export function typedBefore<Typed>(form: string): Typed | undefined {
  return keptInTab(prefix + form)
}

/** Forgets it if it is undefined. */
export function keepTyped(form: string, typed: unknown): void {
  keepInTab(prefix + form, typed)
}

/** When a customer signs out: the next person at the tab finds nothing, nor what was sent. */
export function forgetTyped(): void {
  for (const key of tabMemory.keys()) {
    if (key.startsWith(prefix) || key.startsWith(requestPrefix)) keepInTab(key, undefined)
  }
}
