import { useState } from 'react'
import { ApiError } from '../../contract/client.ts'
import { type Hindrance, hindrances } from '../../domain/orders/hindrances.ts'
import { drivingTexts } from '../../domain/texts/en/driving.ts'
import { Button } from '../../ui/button.tsx'
import { FormFailure } from '../../ui/form-failure.tsx'
import { useTexts } from '../../ui/texts.ts'
import { useSending } from '../../ui/use-sending.ts'
import { api } from '../api/back-office-api.ts'
import { usePhoneFailure } from '../ui/use-phone-failure.ts'
import { type RunOfDriver, reloadMyRuns, showMyRuns } from './driving-query.ts'
import { Destination } from './stop-facts.tsx'

type Staying = { orderId: number; reason: Hindrance }

/** What goes into the van, and leaving the store with it: all of it, or without what cannot leave. */
export function StartRun({ run }: { run: RunOfDriver }) {
  const texts = useTexts(drivingTexts)
  const failureOf = usePhoneFailure(texts.failures)
  const { isSending, failure, run: sendOnce } = useSending()
  const [staying, setStaying] = useState<readonly Staying[]>([])
  const startWithout = (left: readonly Staying[]) =>
    sendOnce(async () => {
      try {
        const params = { runId: String(run.runId) }
        const body = { without: left.map(({ orderId }) => orderId) }
        showMyRuns((await api('POST /admin/driving/runs/{runId}/start', { params, body })).body)
      } catch (error) {
        const more = stayingIn(error)
        if (more.length > 0) setStaying([...left, ...more])
        await reloadMyRuns()
        return failureOf(error)
      }
    })
  return (
    <>
      <ol>
        {run.stops.map((stop) => (
          <li key={stop.stopId} className="border-b border-husk-200 py-3">
            <Destination stop={stop} />
            {stop.isCancelled && <p className="font-semibold text-chilli-700">{texts.cancelled}</p>}
          </li>
        ))}
      </ol>
      <p>{texts.startHint}</p>
      <FormFailure text={failure} />
      {staying.length > 0 && (
        <ul className="list-disc pl-5">
          {staying.map(({ orderId, reason }) => (
            <li key={orderId}>{texts.stays[reason](orderId)}</li>
          ))}
        </ul>
      )}
      <Button
        wide
        busy={isSending}
        disabled={run.stops.length === 0}
        onClick={() => startWithout([])}
      >
        {texts.start}
      </Button>
      {staying.length > 0 && (
        <Button wide variant="outline" busy={isSending} onClick={() => startWithout(staying)}>
          {texts.startWithout}
        </Button>
      )}
    </>
  )
}

/** The orders that a refusal says cannot leave. */
function stayingIn(error: unknown): Staying[] {
  if (!(error instanceof ApiError) || error.code !== 'cannotLeave') return []
  const { orders } = error.body
  if (!Array.isArray(orders)) return []
  return orders.flatMap(({ orderId, reason }) => {
    const known = hindrances.find((each) => each === reason)
    return known ? [{ orderId: Number(orderId), reason: known }] : []
  })
}
