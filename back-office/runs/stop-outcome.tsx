import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { timeOfDay } from '../../domain/dates.ts'
import { officeRunsTexts } from '../../domain/texts/en/back-office/runs.ts'
import { deliveryTexts } from '../../domain/texts/en/delivery.ts'
import { Button } from '../../ui/button.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { useTexts } from '../../ui/texts.ts'
import { api } from '../api/back-office-api.ts'
import { Failed } from '../ui/list-page.tsx'
import { useOfficeTexts } from '../ui/texts.ts'
import type { RunStop } from './runs-query.ts'

/** What became of a stop: who took it and when, or why it came back. */
export function StopOutcome({ stop }: { stop: RunStop }) {
  const texts = useOfficeTexts(officeRunsTexts)
  const { time } = useTexts(deliveryTexts)
  const { result, doneAt, receivedBy, note, bagsGiven, isCancelled, photoIds } = stop
  const order = texts.name(stop.orderId, stop.replacementId !== null)
  const said = [
    ...(result ? [texts.results[result]] : []),
    ...(receivedBy ? [texts.receivedBy(receivedBy)] : []),
    ...(bagsGiven ? [texts.bagsGiven(bagsGiven)] : []),
    ...(doneAt ? [timeOfDay(doneAt, time)] : []),
  ]
  return (
    <>
      {isCancelled && (
        <p className="font-semibold text-chilli-700">
          {result === 'DELIVERED' ? texts.cancelledOnTheWay : texts.cancelled}
        </p>
      )}
      {said.length > 0 && <p className="font-semibold">{said.join(' · ')}</p>}
      {note && <p>{note}</p>}
      {photoIds.map((photoId) => (
        <Photo key={photoId} photoId={photoId} order={order} />
      ))}
    </>
  )
}

/** A photograph of somebody's door is loaded only if somebody wants to see it. */
function Photo({ photoId, order }: { photoId: number; order: string }) {
  const texts = useOfficeTexts(officeRunsTexts)
  const [isWanted, setWanted] = useState(false)
  const photo = useQuery({
    queryKey: ['stop photo', photoId],
    enabled: isWanted,
    queryFn: async () => {
      const params = { photoId: String(photoId) }
      return (await api('GET /admin/stop-photos/{photoId}', { params })).body.picture
    },
  })
  if (!isWanted) {
    return (
      <Button variant="link" aria-label={texts.photoOf(order)} onClick={() => setWanted(true)}>
        {texts.photo}
      </Button>
    )
  }
  if (photo.isPending) return <Spinner />
  if (!photo.data) return <Failed list={photo} />
  return <img src={photo.data} alt={texts.photoOf(order)} className="mt-2 max-h-96 max-w-full" />
}
