import type { ReactNode } from 'react'
import { href } from 'react-router'
import { paymentResultTexts } from '../../domain/texts/en/payment-result.ts'
import { shellTexts } from '../../domain/texts/en/shell.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { useTexts } from '../../ui/texts.ts'
import { EmptyState } from '../brand/empty-state.tsx'

/** Shown when the order could not be loaded. */
export function ResultError({ text }: { text: string }) {
  const { notLoadedTitle, viewOrders } = useTexts(paymentResultTexts)
  const { goHome } = useTexts(shellTexts)
  return (
    <NoResult title={notLoadedTitle} isAlert>
      <p className="text-lead">{text}</p>
      <div className="mt-2 flex flex-wrap justify-center gap-3.5">
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
      <ul className="list-disc pl-5 text-left">
        {nothing.causes.map((cause) => (
          <li key={cause}>{cause}</li>
        ))}
      </ul>
      <div className="mt-2 flex flex-wrap justify-center gap-3.5">
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
    <div role={isAlert ? 'alert' : undefined} className="page-width pt-6 md:pt-10">
      <EmptyState isPage title={title}>
        {children}
      </EmptyState>
    </div>
  )
}
