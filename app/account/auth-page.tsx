import type { ReactNode } from 'react'
import { accountTexts } from '../../domain/texts/en/account.ts'
import { useTexts } from '../../ui/texts.ts'
import { PackedBoxes } from './packed-boxes.tsx'

/** The layout of the pages for guests, such as login and signup: a form beside two packed boxes, down to the footer. */
export function AuthPage({ title, children }: { title: string; children: ReactNode }) {
  const { needsScript } = useTexts(accountTexts)
  return (
    <div className="relative mb-[calc(-1*var(--space-section)-16px)] grid lg:grid-cols-2">
      <div className="page-width grid max-w-125 content-center gap-6 py-8 md:py-20">
        <h1>{title}</h1>
        <noscript>
          <p className="rounded-reed bg-turmeric-100 px-4 py-3 text-turmeric-800">{needsScript}</p>
        </noscript>
        {children}
      </div>
      <PackedBoxes />
      {/* Covers the footer's toothed edge exactly; otherwise the wrong colour would show between its teeth. */}
      <div aria-hidden className="tooth absolute inset-x-0 bottom-0 text-leaf-700" />
    </div>
  )
}
