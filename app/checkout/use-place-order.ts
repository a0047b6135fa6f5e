import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { href, useNavigate } from 'react-router'
import type { Recipient } from '../../contract/index.ts'
import { newsOf } from '../../domain/cart/line-news.ts'
import { checkoutTexts } from '../../domain/texts/en/checkout.ts'
import { controlTexts } from '../../domain/texts/en/controls.ts'
import { localMemory } from '../../ui/site-data.ts'
import { useTexts } from '../../ui/texts.ts'
import { toast } from '../../ui/toasts.tsx'
import { useSending } from '../../ui/use-sending.ts'
import { api } from '../api/browser.ts'
import { giftCharitiesQuery, ordersQuery, recipientsQuery } from '../api/customer-queries.ts'
import type { CartOnScreen } from '../cart/use-cart.ts'
import { type StayReason, useStay } from '../orders/use-stay.ts'
import { forgetAttempt, withReference } from './order-attempt.ts'
import {
  isOutcomeUnknown,
  type OrderOutcome,
  type OutcomeTexts,
  outcomeOfAnswer,
  outcomeOfError,
} from './order-outcome.ts'
import { orderRequest } from './order-request.ts'
import type { Collection } from './use-collection.ts'
import type { MissingItemsChosen } from './use-missing-items.ts'
import type { SlotChosen } from './use-slot.ts'
import type { Surprise } from './use-surprise.ts'

type OrderParts = {
  userId: number
  cart: CartOnScreen
  recipient: Recipient | undefined
  missing: MissingItemsChosen | undefined
  slot: SlotChosen | undefined
  collection: Collection | undefined
  surprise: Surprise | undefined
  /** Leads to the first line that the customer has to decide about, if there is one. */
  showNews: () => void
}

export type PlacingOrder = ReturnType<typeof usePlaceOrder>

/** Places the order that the screen shows, once, and leads to the payment page. */
export function usePlaceOrder(parts: OrderParts) {
  const { cart, recipient, slot, collection, showNews } = parts
  const texts = { checkoutTexts: useTexts(checkoutTexts), controlTexts: useTexts(controlTexts) }
  const { isSending, failure, run, clearFailure } = useSending()
  const [isStopped, setStopped] = useState(false)
  const endLeaving = useRef<(reason: StayReason) => void>(undefined)
  const queryClient = useQueryClient()
  const navigate = useNavigate()

  useStay(async (reason) => {
    // Busy until the cart is reloaded: what was paid must not be ordered again.
    await cart.reload()
    endLeaving.current?.(reason)
  })

  // Why an order was refused is no longer true of another order.
  useChange(cart.isSaving, clearFailure)
  useChange(recipient?.recipientId, clearFailure)
  useChange(slot?.chosen, clearFailure)
  useChange(collection && (collection.chosen ?? 'delivery'), clearFailure)

  async function place(): Promise<void> {
    if (!recipient) return toast.error(texts.checkoutTexts.selectAddress)
    if (cart.cartId === undefined) return toast.error(texts.checkoutTexts.cartIncomplete)
    let outcome: OrderOutcome | undefined
    setStopped(false)
    await run(async () => {
      outcome = await send({ ...parts, recipient, texts })
      if (outcome?.kind === 'pay' && (await leaveFor(outcome.address)) === 'stopped') {
        outcome = { kind: 'failed', text: texts.checkoutTexts.paymentFailed, reloadsCart: false }
      }
      return outcome?.kind === 'failed' ? (outcome.reason ?? outcome.text) : undefined
    })
    if (outcome) await follow(outcome)
  }

  /** Keeps the page busy while the browser leaves for the payment page; resolves if this one is shown nevertheless. */
  function leaveFor(address: string): Promise<StayReason> {
    const { promise, resolve } = Promise.withResolvers<StayReason>()
    endLeaving.current = resolve
    window.location.assign(address)
    return promise
  }

  async function follow(outcome: OrderOutcome): Promise<void> {
    // Also after a failure there may be an order.
    queryClient.removeQueries({ queryKey: ordersQuery().queryKey })
    if (outcome.kind === 'signedOut' || outcome.kind === 'pay') return
    if (outcome.kind === 'undecided') {
      setStopped(true)
      return showNews()
    }
    if (outcome.kind === 'placed') {
      toast.success(outcome.text)
      void cart.reload()
      navigate(href('/orders'))
      return
    }
    toast.error(outcome.text)
    if (!outcome.reloadsCart) return
    // The missing thing may be the address.
    void queryClient.invalidateQueries({ queryKey: recipientsQuery().queryKey })
    if (recipient?.charityId) void queryClient.invalidateQueries(giftCharitiesQuery())
    if (slot) void queryClient.invalidateQueries({ queryKey: ['delivery slots'] })
    await cart.reload()
    const saved = await cart.finished().catch(() => undefined)
    // An empty cart has no summary that says why.
    if (saved?.lines.length === 0 && outcome.reason) toast.info(outcome.reason)
    showNews()
  }

  return { isPlacing: isSending, isStopped, failure, place: () => void place() }
}

async function send(
  parts: Omit<OrderParts, 'showNews'> & { recipient: Recipient; texts: OutcomeTexts },
): Promise<OrderOutcome | undefined> {
  const { userId, cart, recipient, missing, slot, collection, surprise, texts } = parts
  const saved = await cart.finished().catch((error: unknown) => outcomeOfError(error, texts))
  if (!saved || 'kind' in saved) return saved
  if (saved.lines.length === 0) {
    toast.error(texts.checkoutTexts.cartIncomplete)
    return undefined
  }
  if (saved.lines.some(newsOf)) return { kind: 'undecided' }
  const order = orderRequest({
    userId,
    recipient,
    cart: saved,
    missing,
    delivery: cart.delivery,
    slot: slot?.chosen,
    collectAt: collection?.collectAt,
    tellRecipient: surprise && !surprise.isSurprise,
  })
  try {
    const body = withReference(localMemory, order, Date.now())
    const answer = await api('POST /orders', { body })
    forgetAttempt(localMemory, order)
    return outcomeOfAnswer(answer.status, answer.body, texts)
  } catch (error) {
    if (!isOutcomeUnknown(error)) forgetAttempt(localMemory, order)
    return outcomeOfError(error, texts)
  }
}

/** Calls back when the customer changes something. What is undefined or false now was taken back by the shop. */
function useChange(value: unknown, onChange: () => void): void {
  const change = useEffectEvent(onChange)
  useEffect(() => {
    if (value) change()
  }, [value])
}
