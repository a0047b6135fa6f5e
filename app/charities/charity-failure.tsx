import type { ReactNode } from 'react'
import { EmptyState } from '../brand/empty-state.tsx'

/** A message about what could not be loaded, and what to do about it. */
export function CharityFailure({ text, children }: { text: string; children: ReactNode }) {
  return (
    <div role="alert">
      <EmptyState title={text}>{children}</EmptyState>
    </div>
  )
}
