import { useSending } from '../../ui/use-sending.ts'
import { usePickingFailure } from './picking-failure.ts'
import { type PickedOrder, reloadPicked, showPicked } from './picking-queries.ts'

/** Sends a call about an order, then shows what stands, or why it was refused. */
export function usePickingCall(orderId: string) {
  const failureOf = usePickingFailure()
  const { isSending, failure, run } = useSending()
  const send = (call: () => Promise<{ body: PickedOrder }>) =>
    run(async () => {
      try {
        showPicked(orderId, (await call()).body)
      } catch (error) {
        await reloadPicked(orderId)
        return failureOf(error)
      }
    })
  return { isSending, failure, send }
}
