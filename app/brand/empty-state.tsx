import type { ReactNode } from 'react'
import { ReedBox } from './reed-box.tsx'

type EmptyStateProps = {
  title: string
  /** The page shows nothing else, so this is its main heading. */
  isPage?: boolean
  /** Text and buttons under the title. */
  children?: ReactNode
}

/** Shown in place of an empty list: an empty box, what is missing, and what to do about it. */
export function EmptyState({ title, isPage, children }: EmptyStateProps) {
  const Heading = isPage ? 'h1' : 'h2'
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] justify-items-center gap-4 rounded-reed border border-husk-200 bg-white px-5 py-14 text-center">
      <div className="isolate w-46 max-w-full">
        <ReedBox dye="leaf" pictures={[]} />
      </div>
      <Heading className="mt-2 max-w-full text-card wrap-anywhere">{title}</Heading>
      {children}
    </div>
  )
}
