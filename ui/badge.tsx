import type { ReactNode } from 'react'

export type BadgeTone = 'turmeric' | 'lagoon' | 'leaf' | 'chilli' | 'husk'

const tones: Record<BadgeTone, string> = {
  // Outlined, because paper slips are of the same yellow.
  turmeric: 'bg-turmeric-100 text-turmeric-800 ring-1 ring-turmeric-600 ring-inset',
  lagoon: 'bg-lagoon-100 text-lagoon-700',
  leaf: 'bg-leaf-100 text-leaf-700',
  chilli: 'bg-chilli-100 text-chilli-700',
  husk: 'bg-husk-200 text-husk-700',
}

type BadgeProps = { tone: BadgeTone; children: ReactNode; withLozenge?: boolean }

/** A word on a coloured background. A status also has a lozenge, so that it does not rely on colour alone. */
export function Badge({ tone, children, withLozenge = true }: BadgeProps) {
  return (
    <span
      className={`inline-flex items-center gap-2 rounded-reed px-2.5 py-0.5 text-small font-semibold whitespace-nowrap ${tones[tone]}`}
    >
      {withLozenge && <span aria-hidden className="size-2 rotate-45 bg-current" />}
      {children}
    </span>
  )
}
