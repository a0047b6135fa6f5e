import type { ReactNode } from 'react'
import { englishNameOf, type Named } from '../../domain/texts/english-name.ts'

const grounds = [
  'rice',
  'fruits',
  'vegetables',
  'meat',
  'fish',
  'dairy',
  'beverages',
  'bakery',
  'snacks',
  'spices',
  'organic',
  'pantry',
  'jak',
  'husk',
] as const
export type GroundName = (typeof grounds)[number]

/** The ground of a category, by the first word of its English name: 'Snacks & Nuts' gets snacks. */
export function groundOf(category: Named | undefined): GroundName {
  const [word] = category
    ? englishNameOf(category)
        .toLowerCase()
        .split(/[^a-z]/, 1)
    : []
  return grounds.find((ground) => ground === word) ?? 'pantry'
}

export function groundClass(name: GroundName): string {
  return `ground ground-${name}`
}

type GroundProps = {
  name: GroundName
  children: ReactNode
  /** Below 96 px: the colour without its weave. */
  plain?: boolean
  /** The toothed foot of a product tile. */
  toothed?: boolean
  className?: string
}

/** A woven background for a picture. */
export function Ground({ name, children, plain, toothed, className = '' }: GroundProps) {
  const look = `${plain ? 'ground-plain' : ''} ${toothed ? 'ground-toothed' : ''}`
  return <div className={`${groundClass(name)} ${look} ${className}`}>{children}</div>
}
