import type { ReactNode } from 'react'
import { href } from 'react-router'
import { ButtonLink } from '../../ui/button.tsx'

/** There is no order to show, because asking for it failed. */
export function ResultError({ text }: { text: string }) {
  return (
    <NoResult title="Error Loading Payment Result" isAlert>
      <p className="text-lead">{text}</p>
      <div className="flex flex-wrap gap-3.5">
        <ButtonLink to={href('/orders')}>View Orders</ButtonLink>
        <ButtonLink variant="outline" to={href('/')}>
          Go Home
        </ButtonLink>
      </div>
    </NoResult>
  )
}

/** The answer holds no order: nobody knows what became of the payment, if there was one. */
export function ResultUnknown() {
  return (
    <NoResult title="Payment Status Unknown">
      <p className="text-lead">We could not tell what became of your payment. Likely causes:</p>
      <ul className="list-disc pl-5">
        <li>This page was opened directly, without paying.</li>
        <li>The payment gateway returned no order information.</li>
        <li>Your session has expired.</li>
      </ul>
      <div className="flex flex-wrap gap-3.5">
        <ButtonLink to={href('/checkout')}>Return to Checkout</ButtonLink>
        <ButtonLink variant="outline" to={href('/orders')}>
          View Orders
        </ButtonLink>
        <ButtonLink variant="outline" to={href('/')}>
          Go Home
        </ButtonLink>
      </div>
    </NoResult>
  )
}

type NoResultProps = { title: string; isAlert?: boolean; children: ReactNode }

function NoResult({ title, isAlert, children }: NoResultProps) {
  return (
    <div
      role={isAlert ? 'alert' : undefined}
      className="page-width grid max-w-180 gap-6 pt-(--space-section)"
    >
      <h1>{title}</h1>
      {children}
    </div>
  )
}
