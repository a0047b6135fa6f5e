import type { ReactNode } from 'react'
import { PackedBoxes } from './packed-boxes.tsx'

/** A page for getting in: the form, and a box as company, down to the footer's teeth. */
export function AuthPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="relative mb-[calc(-1*var(--space-section)-16px)] grid lg:grid-cols-2">
      <div className="page-width grid max-w-125 content-center gap-6 py-8 md:py-20">
        <h1>{title}</h1>
        {children}
      </div>
      <PackedBoxes />
      {/* Lies exactly on the footer's own teeth, whose gaps would show no turmeric. */}
      <div aria-hidden className="tooth absolute inset-x-0 bottom-0 text-leaf-700" />
    </div>
  )
}
