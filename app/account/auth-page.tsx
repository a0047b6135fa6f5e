import type { ReactNode } from 'react'
import { PackedBoxes } from './packed-boxes.tsx'

/** A page for getting in: the form, and a box as company. */
export function AuthPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="grid lg:grid-cols-2">
      <div className="page-width grid max-w-115 content-center gap-6 py-8 md:py-20">
        <h1>{title}</h1>
        {children}
      </div>
      <PackedBoxes />
    </div>
  )
}
