import { type PendingStep, stepToSend, withoutLine } from '../../domain/picking/pending-steps.ts'
import { api } from '../api/back-office-api.ts'
import { useUnsentSteps } from '../ui/unsent-steps.ts'
import { reloadPicked, showPicked } from './picking-queries.ts'

/** The steps of an order that are not confirmed; if one is refused, the later ones of its line are dropped. */
export function useUnsentPicking(orderId: string, onRefused: (error: unknown) => void) {
  const { pending, add } = useUnsentSteps<PendingStep>({
    key: `unsent picking steps ${orderId}`,
    send: async (step) => showPicked(orderId, await sendStep(orderId, step)),
    without: (steps, { goods }) => withoutLine(steps, goods),
    onRefused: async (error) => {
      onRefused(error)
      await reloadPicked(orderId)
    },
  })
  return {
    pending,
    add: (step: Omit<PendingStep, 'opId' | 'atDevice'>) =>
      add({ opId: crypto.randomUUID(), atDevice: new Date().toISOString(), ...step }),
  }
}

async function sendStep(orderId: string, step: PendingStep) {
  const call = { params: { orderId }, body: stepToSend(step) }
  return (await api('POST /admin/picking/{orderId}/steps', call)).body
}
