import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import type { Recipient } from '../../contract/index.ts'
import { messages } from '../../domain/messages.ts'
import { api } from '../api/browser.ts'
import { NetworkError } from '../api/client.ts'
import { ordersQuery } from '../api/queries.ts'
import type { CartOnScreen } from '../cart/use-cart.ts'
import { toast } from '../ui/toasts.tsx'
import { type OrderOutcome, outcomeOfAnswer, outcomeOfError } from './order-outcome.ts'
import { newTransactionId, orderRequest } from './order-request.ts'

type OrderParts = {
  userId: number
  cart: CartOnScreen
  recipient: Recipient | undefined
}

/** Places the order that the screen shows, once, and leads to where it is paid. */
export function usePlaceOrder({ userId, cart, recipient }: OrderParts) {
  const [isPlacing, setPlacing] = useState(false)
  // The state comes a moment too late for the second click of a double click.
  const isRunning = useRef(false)
  // Kept while nobody knows whether an attempt has arrived, so that trying again orders once.
  const openReference = useRef<string>(undefined)
  const queryClient = useQueryClient()
  const navigate = useNavigate()

  const finish = () => {
    isRunning.current = false
    setPlacing(false)
  }
  useBackFromPayment(() => {
    finish()
    cart.reload()
  })

  async function send(to: Recipient): Promise<OrderOutcome | undefined> {
    const lines = await cart.savedLines()
    if (!lines) return undefined
    if (lines.length === 0) {
      toast.error(messages.checkout.cartIncomplete)
      return undefined
    }
    openReference.current ??= newTransactionId(Date.now())
    const transactionId = openReference.current
    try {
      const body = orderRequest({ userId, recipient: to, lines, transactionId })
      const answer = await api('POST /orders', { body })
      openReference.current = undefined
      return outcomeOfAnswer(answer.status, answer.body)
    } catch (error) {
      if (!(error instanceof NetworkError)) openReference.current = undefined
      return outcomeOfError(error)
    }
  }

  async function place(): Promise<void> {
    if (isRunning.current) return
    if (!recipient) {
      toast.error(messages.checkout.selectAddress)
      return
    }
    if (cart.cartId === undefined) {
      toast.error(messages.checkout.cartIncomplete)
      return
    }
    isRunning.current = true
    setPlacing(true)
    const outcome = await send(recipient)
    // Stays busy while the browser leaves for the payment page.
    if (outcome?.kind === 'pay') return window.location.assign(outcome.address)
    finish()
    if (outcome) follow(outcome)
  }

  function follow(outcome: Exclude<OrderOutcome, { kind: 'pay' }>): void {
    if (outcome.kind === 'signedOut') return
    if (outcome.kind === 'failed') {
      toast.error(outcome.text)
      if (outcome.reloadsCart) cart.reload()
      return
    }
    toast.success(outcome.text)
    cart.reload()
    queryClient.removeQueries({ queryKey: ordersQuery().queryKey })
    navigate('/orders')
  }

  return { isPlacing, place: () => void place() }
}

/** The browser's back button may bring this page back as it was left: busy, with the cart of then. */
function useBackFromPayment(onBack: () => void): void {
  const latest = useRef(onBack)
  useEffect(() => {
    latest.current = onBack
  })
  useEffect(() => {
    const onShow = (event: PageTransitionEvent) => {
      if (event.persisted) latest.current()
    }
    window.addEventListener('pageshow', onShow)
    return () => window.removeEventListener('pageshow', onShow)
  }, [])
}
