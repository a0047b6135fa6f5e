import type { ReactNode } from 'react'
import { href } from 'react-router'
import { paymentResultTexts } from '../../domain/texts/en/payment-result.ts'
import { shellTexts } from '../../domain/texts/en/shell.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { useTexts } from '../../ui/texts.ts'

/** Shown when the order could not be loaded. */
export function ResultError({ text }: { text: string }) {
  const { notLoadedTitle, viewOrders } = useTexts(paymentResultTexts)
  const { goHome } = useTexts(shellTexts)
  return (
    <NoResult title={notLoadedTitle} isAlert>
      <p className="text-lead">{text}</p>
      <div className="flex flex-wrap gap-3.5">
        <ButtonLink to={href('/orders')}>{viewOrders}</ButtonLink>
        <ButtonLink variant="outline" to={href('/')}>
          {goHome}
        </ButtonLink>
      </div>
    </NoResult>
  )
}

/** The response contains no order, so the result of the payment, if there was one, is unknown. */
export function ResultUnknown() {
  const { nothing, viewOrders } = useTexts(paymentResultTexts)
  const { goHome } = useTexts(shellTexts)
  return (
    <NoResult title={nothing.title}>
      <p className="text-lead">{nothing.text}</p>
      <ul className="list-disc pl-5">
        {nothing.causes.map((cause) => (
          <li key={cause}>{cause}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3.5">
        <ButtonLink to={href('/checkout')}>{nothing.toCheckout}</ButtonLink>
        <ButtonLink variant="outline" to={href('/orders')}>
          {viewOrders}
        </ButtonLink>
        <ButtonLink variant="outline" to={href('/')}>
          {goHome}
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
