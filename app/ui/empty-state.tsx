import type { ReactNode } from 'react'
import { ReedBox } from './reed-box.tsx'

type EmptyStateProps = {
  title: string
  /** Text and buttons under the title. */
  children?: ReactNode
}

/** Nothing here yet: the empty box, what is missing, and what to do about it. */
export function EmptyState({ title, children }: EmptyStateProps) {
  return (
    <div className="grid justify-items-center gap-4 rounded-reed border border-husk-200 bg-white px-5 py-14 text-center">
      <div className="isolate w-46">
        <ReedBox dye="leaf" pictures={[]} />
      </div>
      <h2 className="mt-2 text-card">{title}</h2>
      {children}
    </div>
  )
}
