import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { withQuery } from '../../contract/pages.ts'
import { officeHref } from '../office-href.ts'

type Span = { from: string; before: string }

/** Where the orders stand that were paid within a span and not cancelled, all or those with something in them. */
export function soldOrders({ from, before }: Span, within: Record<string, string> = {}): string {
  const query = { status: 'SOLD', paidFrom: from, paidBefore: before, ...within }
  return withQuery(officeHref('/orders'), query)
}

/** Where the orders stand that were placed within a span and are in a status now. */
export function placedOrders({ from, before }: Span, status: string): string {
  return withQuery(officeHref('/orders'), { status, placedFrom: from, placedBefore: before })
}

type FigureLinkProps = { to: string; children: ReactNode; label?: string; className?: string }

/** A figure, which leads to what it counts. */
export function FigureLink({ to, children, label, className = '' }: FigureLinkProps) {
  return (
    <Link to={to} aria-label={label} className={`text-link ${className}`}>
      {children}
    </Link>
  )
}
