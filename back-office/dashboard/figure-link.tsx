import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { withQuery } from '../../contract/pages.ts'
import { officeHref } from '../office-href.ts'

type Span = { from: string; before: string }

/** The list of orders that were paid within a span and not cancelled, optionally with more filters. */
export function soldOrders({ from, before }: Span, within: Record<string, string> = {}): string {
  const query = { status: 'SOLD', paidFrom: from, paidBefore: before, ...within }
  return withQuery(officeHref('/orders'), query)
}

/** The list of orders that were placed within a span and have a status now. */
export function placedOrders({ from, before }: Span, status: string): string {
  return withQuery(officeHref('/orders'), { status, placedFrom: from, placedBefore: before })
}

type FigureLinkProps = { to: string; children: ReactNode; label?: string; className?: string }

/** A figure that links to what it counts. */
export function FigureLink({ to, children, label, className = '' }: FigureLinkProps) {
  return (
    <Link to={to} aria-label={label} className={`text-link ${className}`}>
      {children}
    </Link>
  )
}
