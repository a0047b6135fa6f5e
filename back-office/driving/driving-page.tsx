import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { ApiError } from '../../contract/client.ts'
import { drivingTexts } from '../../domain/texts/en/driving.ts'
import { FormFailure } from '../../ui/form-failure.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { useTexts } from '../../ui/texts.ts'
import { Failed } from '../ui/list-page.tsx'
import { PhonePage } from '../ui/phone-page.tsx'
import { usePhoneFailure } from '../ui/use-phone-failure.ts'
import { myRunsQuery, myStop, type RunOfDriver } from './driving-query.ts'
import { keepPageForDriving, keepRunsForDriving } from './keep-for-driving.ts'
import { RunToDrive } from './run-to-drive.tsx'
import { useUnsentDriving } from './unsent-driving.ts'

/** The driver's own run of today, on a phone that often has no connection. */
export function Component() {
  return (
    <PhonePage texts={drivingTexts}>
      <MyRuns />
    </PhonePage>
  )
}

function MyRuns() {
  const texts = useTexts(drivingTexts)
  const mine = useQuery(myRunsQuery)
  const { data: runs, isSuccess } = mine
  const failureOf = usePhoneFailure(texts.failures)
  const [refused, setRefused] = useState<string>()
  const [atDoor, setAtDoor] = useState<RunOfDriver>()
  const isAtDoor = ({ runId }: RunOfDriver) => runId === atDoor?.runId
  // The driver is writing what happened at its door, which counts also if the office has given the run to somebody else.
  const handedOn = runs?.runs.some(isAtDoor) ? undefined : atDoor
  const { results, photos, unsent, say, addPhoto } = useUnsentDriving({
    result: (error, stopId) => {
      const isDone = error instanceof ApiError && error.code === 'stopDone'
      setRefused(isDone && !myStop(stopId) ? texts.stopDoneNotYours : failureOf(error))
    },
    photo: (error, stopId) => {
      // The driver may be at another door by now.
      const stop = myStop(stopId)
      setRefused(stop ? texts.photoRefused(stop.orderId) : failureOf(error))
    },
  })
  useEffect(() => {
    // A phone without room keeps nothing, and the page works as long as it stays open.
    if (isSuccess) keepPageForDriving().catch(() => {})
  }, [isSuccess])
  useEffect(() => {
    if (runs) keepRunsForDriving(runs).catch(() => {})
  }, [runs])
  useEffect(() => {
    if (unsent === 0) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [unsent])
  return (
    <div className="grid gap-4">
      <p role="status" className="border border-turmeric-600 p-3 font-semibold empty:sr-only">
        {unsent > 0 && texts.unsent(unsent)}
      </p>
      <FormFailure text={refused} />
      {mine.isPending && <Spinner />}
      {mine.error && !mine.data && <Failed list={mine} />}
      {mine.data?.runs.length === 0 && !handedOn && <p>{texts.nothing}</p>}
      {[...(handedOn ? [handedOn] : []), ...(runs?.runs ?? [])].map((run) => (
        <RunToDrive
          key={run.runId}
          run={run}
          isHandedOn={run === handedOn}
          onDoor={setAtDoor}
          pending={results}
          pendingPhotos={photos}
          onSay={(said) => {
            setRefused(undefined)
            say(said)
          }}
          onPhoto={addPhoto}
        />
      ))}
    </div>
  )
}
