import { useCallback, useEffect, useRef, useState } from 'react'
import { ApiError } from '../../contract/client.ts'
import { type PendingStep, withoutLine } from '../../domain/picking/pending-steps.ts'
import { api } from '../api/back-office-api.ts'
import { reloadPicked, showPicked } from './picking-queries.ts'

const secondsBetweenTries = 10

/**
 * The steps of an order that are not confirmed. They are kept on the device, also when the page is closed, and sent
 * one after the other as soon as there is a connection.
 */
export function useUnsentSteps(orderId: string, onRefused: (error: unknown) => void) {
  const key = `unsent picking steps ${orderId}`
  const [pending, setPending] = useState(() => stored(key))
  const queue = useRef(pending)
  const isSending = useRef(false)

  const keep = useCallback(
    (steps: PendingStep[]) => {
      queue.current = steps
      if (steps.length > 0) window.localStorage.setItem(key, JSON.stringify(steps))
      else window.localStorage.removeItem(key)
      setPending(steps)
    },
    [key],
  )

  const send = useCallback(async () => {
    if (isSending.current) return
    isSending.current = true
    try {
      for (let next = queue.current[0]; next; next = queue.current[0]) {
        const { opId, goods } = next
        try {
          const picked = await sendStep(orderId, next)
          // In this order, or the line would be shown for a moment as it was before the step.
          showPicked(orderId, picked)
          keep(queue.current.filter((step) => step.opId !== opId))
        } catch (error) {
          if (!isRefusal(error)) return
          keep(withoutLine(queue.current, goods))
          onRefused(error)
          await reloadPicked(orderId)
        }
      }
    } finally {
      isSending.current = false
    }
  }, [orderId, keep, onRefused])

  useEffect(() => {
    void send()
    const timer = setInterval(send, secondsBetweenTries * 1000)
    window.addEventListener('online', send)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', send)
    }
  }, [send])

  const add = (step: Omit<PendingStep, 'opId' | 'atDevice'>) => {
    const named = { opId: crypto.randomUUID(), atDevice: new Date().toISOString() }
    keep([...queue.current, { ...named, ...step }])
    void send()
  }
  return { pending, add }
}

async function sendStep(orderId: string, step: PendingStep) {
  const substitutes = step.substitutes.map(({ name, ...replaced }) => replaced)
  const call = { params: { orderId }, body: { ...step, substitutes } }
  return (await api('POST /admin/picking/{orderId}/steps', call)).body
}

/** Whether the shop has decided against a step. All else may pass, also a session that has ended. */
function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && [400, 404, 409].includes(error.status)
}

function stored(key: string): PendingStep[] {
  const text = window.localStorage.getItem(key)
  // Only this page writes it.
  return text ? (JSON.parse(text) as PendingStep[]) : []
}
