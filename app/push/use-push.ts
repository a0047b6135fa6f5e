import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { pushTexts } from '../../domain/texts/en/push.ts'
import { useTexts } from '../../ui/texts.ts'
import { useSending } from '../../ui/use-sending.ts'
import { askOnceMore } from '../api/ask-once-more.ts'
import { api } from '../api/browser.ts'
import { customerKey } from '../api/customer-queries.ts'
import { leaveBrowser, ownEndpoint, ownSubscription, subscribe } from './this-browser.ts'

const queryKey = [customerKey, 'push']

/** Whether this browser shows the customer's notifications; switches them on and off. */
export function usePush() {
  const texts = useTexts(pushTexts)
  const queryClient = useQueryClient()
  const { data } = useQuery({ queryKey, staleTime: 0, queryFn: readPush })
  const { isSending, failure, run } = useSending()
  const ownId = data?.own?.id
  useEffect(() => {
    if (ownId !== undefined) void saveAgain()
  }, [ownId])

  const turnOn = () =>
    run(async () => {
      // Asked for in the press itself: browsers ask nobody who has not pressed anything.
      const permission = await Notification.requestPermission()
      try {
        if (permission === 'granted' && data) {
          const body = await subscribe(data.publicKey)
          await askOnceMore(() => api('PUT /user/push-subscriptions', { body }))
        }
      } catch {
        return texts.failed
      }
      await queryClient.invalidateQueries({ queryKey })
      return permission === 'default' ? texts.notAllowed : undefined
    })
  const turnOff = () =>
    run(async () => {
      const params = { subscriptionId: String(ownId) }
      try {
        await askOnceMore(() => api('DELETE /user/push-subscriptions/{subscriptionId}', { params }))
        await leaveBrowser()
      } catch {
        return texts.failed
      }
      await queryClient.invalidateQueries({ queryKey })
    })
  const state = data && stateOf(data)
  return { state, isSending, failure, turnOn, turnOff }
}

async function readPush() {
  const { publicKey, subscriptions } = (await api('GET /user/push-subscriptions', {})).body
  const endpoint = await ownEndpoint(publicKey)
  const own = subscriptions.find((each) => each.endpoint === endpoint)
  return { publicKey, own, permission: Notification.permission }
}

type PushState = 'denied' | 'on' | 'off'

function stateOf({ own, permission }: Awaited<ReturnType<typeof readPush>>): PushState {
  if (permission === 'denied') return 'denied'
  return own ? 'on' : 'off'
}

/** The browser belongs to the session of now, and is kept as long as it is used. */
async function saveAgain(): Promise<void> {
  try {
    const body = await ownSubscription()
    if (body) await api('PUT /user/push-subscriptions', { body })
  } catch {
    // The next page does it.
  }
}
