import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { href, useNavigate } from 'react-router'
import type { Recipient } from '../../contract/index.ts'
import { checkoutTexts } from '../../domain/texts/en/checkout.ts'
import { toast } from '../../ui/toasts.tsx'
import { api } from '../api/browser.ts'
import { ordersQuery, recipientsQuery } from '../api/queries.ts'
import type { CartOnScreen } from '../cart/use-cart.ts'
import { forgetAttempt, withReference } from './order-attempt.ts'
import { isInTheDark, type OrderOutcome, outcomeOfAnswer, outcomeOfError } from './order-outcome.ts'
import { orderRequest } from './order-request.ts'

type OrderParts = {
  userId: number
  cart: CartOnScreen
  recipient: Recipient | undefined
  /** The order was refused, and the cart on the screen is the one of now. */
  onRefused: () => void
}

export type PlacingOrder = ReturnType<typeof usePlaceOrder>

/** Places the order that the screen shows, once, and leads to where it is paid. */
export function usePlaceOrder({ userId, cart, recipient, onRefused }: OrderParts) {
  const [isPlacing, setPlacing] = useState(false)
  const [failure, setFailure] = useState<string>()
  // The state comes a moment too late for the second click of a double click.
  const isRunning = useRef(false)
  const queryClient = useQueryClient()
  const navigate = useNavigate()

  const finish = () => {
    isRunning.current = false
    setPlacing(false)
  }
  useBackFromPayment(async () => {
    // Busy until the cart of then is the cart of now: what was paid must not be ordered again.
    await cart.reload()
    finish()
  })

  async function place(): Promise<void> {
    if (isRunning.current) return
    if (!recipient) return toast.error(checkoutTexts.selectAddress)
    if (cart.cartId === undefined) return toast.error(checkoutTexts.cartIncomplete)
    isRunning.current = true
    setPlacing(true)
    setFailure(undefined)
    const outcome = await send({ userId, cart, recipient })
    // Stays busy while the browser leaves for the payment page.
    if (outcome?.kind === 'pay') return window.location.assign(outcome.address)
    finish()
    if (outcome) await follow(outcome)
  }

  async function follow(outcome: Exclude<OrderOutcome, { kind: 'pay' }>): Promise<void> {
    if (outcome.kind === 'signedOut') return
    if (outcome.kind === 'placed') {
      toast.success(outcome.text)
      void cart.reload()
      queryClient.removeQueries({ queryKey: ordersQuery().queryKey })
      navigate(href('/orders'))
      return
    }
    toast.error(outcome.text)
    setFailure(outcome.reason ?? outcome.text)
    if (!outcome.reloadsCart) return
    // The address may be what is gone.
    void queryClient.invalidateQueries({ queryKey: recipientsQuery().queryKey })
    await cart.reload()
    onRefused()
  }

  return { isPlacing, failure, place: () => void place() }
}

async function send(
  parts: Pick<OrderParts, 'userId' | 'cart'> & { recipient: Recipient },
): Promise<OrderOutcome | undefined> {
  const { userId, cart, recipient } = parts
  const saved = await cart.finished()
  if (!saved) return undefined
  if (saved.lines.length === 0) {
    toast.error(checkoutTexts.cartIncomplete)
    return undefined
  }
  const order = orderRequest({ userId, recipient, cart: saved })
  const memory = window.localStorage
  try {
    const body = withReference(memory, order, Date.now())
    const answer = await api('POST /orders', { body })
    forgetAttempt(memory, order)
    return outcomeOfAnswer(answer.status, answer.body)
  } catch (error) {
    if (!isInTheDark(error)) forgetAttempt(memory, order)
    return outcomeOfError(error)
  }
}

/** The browser's back button may bring this page back as it was left: busy, with the cart of then. */
function useBackFromPayment(onBack: () => Promise<void>): void {
  const latest = useRef(onBack)
  useEffect(() => {
    latest.current = onBack
  })
  useEffect(() => {
    const onShow = (event: PageTransitionEvent) => {
      if (event.persisted) void latest.current()
    }
    window.addEventListener('pageshow', onShow)
    return () => window.removeEventListener('pageshow', onShow)
  }, [])
}
