import type { ReactNode } from 'react'
import { useFocusAfter } from './use-focus-after.ts'

/** The areas, the weekly times or the runs of a day. One that is removed takes its button with it, and the focus. */
export function Panels({ count, children }: { count: number; children: ReactNode }) {
  useFocusAfter(count)
  return children
}
