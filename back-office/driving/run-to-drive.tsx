import { useId, useRef, useState } from 'react'
import { type PendingResult, withPendingResult } from '../../domain/runs/pending-results.ts'
import { isOpenStop } from '../../domain/runs/stop-results.ts'
import { drivingTexts } from '../../domain/texts/en/driving.ts'
import { Button } from '../../ui/button.tsx'
import { useTexts } from '../../ui/texts.ts'
import { useFocusAfter } from '../ui/use-focus-after.ts'
import type { RunOfDriver, StopOfDriver } from './driving-query.ts'
import { NextStop } from './next-stop.tsx'
import { StartRun } from './start-run.tsx'
import { Destination } from './stop-facts.tsx'
import { UndoStart } from './undo-start.tsx'
import type { PendingPhoto } from './unsent-driving.ts'
import { useChangedAtStart } from './use-changed-at-start.ts'

type RunProps = {
  run: RunOfDriver
  /** To another driver, while this one is at a door. */
  isHandedOn: boolean
  /** Tells of the run while the driver writes what happened at one of its doors; undefined afterwards. */
  onDoor: (run: RunOfDriver | undefined) => void
  pending: readonly PendingResult[]
  pendingPhotos: readonly PendingPhoto[]
  onSay: (said: Omit<PendingResult, 'opId' | 'atDevice'>) => void
  onPhoto: (stopId: number, photo: Blob) => Promise<void>
}

/** A run: before it starts, what goes into the van; then the next stop, those after it, and those that are done. */
export function RunToDrive(props: RunProps) {
  const { run, isHandedOn, onDoor, pending, pendingPhotos, onSay, onPhoto } = props
  const texts = useTexts(drivingTexts)
  const [chosen, setChosen] = useState<number>()
  const { leftBehind, added } = useChangedAtStart(run)
  const stops = run.stops.map((stop) => withPendingResult(stop, pending))
  const open = stops.filter(isOpenStop)
  const next = open.find(({ stopId }) => stopId === chosen) ?? open[0]
  const wasAtDoor = open.length < stops.length || stops.some(({ photoCount }) => photoCount > 0)
  const placeOf = (stop: StopOfDriver) => stops.indexOf(stop) + 1
  const id = useId()
  const title = useRef<HTMLHeadingElement>(null)
  useFocusAfter(`${run.startedAt} ${next?.stopId}`, () => title.current)
  return (
    <section aria-labelledby={id} className="grid gap-4">
      <h2 ref={title} tabIndex={-1}>
        <span id={id}>{texts.nameOf(run.van, run.round)}</span>{' '}
        <small className="font-text text-label font-normal text-husk-700">
          {texts.stops(stops.length)}
        </small>
      </h2>
      {run.startedAt === null && <StartRun run={run} />}
      <div role="status" className="grid gap-1 font-semibold text-chilli-700 empty:sr-only">
        {leftBehind.map((orderId) => (
          <p key={orderId}>{texts.leftBehind(orderId)}</p>
        ))}
        {isHandedOn && <p>{texts.handedOn}</p>}
        {added.map((orderId) => (
          <p key={orderId}>{texts.addedAtStart(orderId)}</p>
        ))}
      </div>
      {run.startedAt !== null && next && (
        <NextStop
          key={next.stopId}
          runTitleId={id}
          stop={next}
          place={placeOf(next)}
          count={stops.length}
          hasPhoto={
            next.photoCount > 0 || pendingPhotos.some(({ stopId }) => stopId === next.stopId)
          }
          onWriting={(isWriting) => onDoor(isWriting ? run : undefined)}
          onSay={onSay}
          onPhoto={onPhoto}
        />
      )}
      <p role="status" className="font-semibold empty:sr-only">
        {run.startedAt !== null && !next && texts.allDone}
      </p>
      {run.startedAt !== null && !isHandedOn && (
        <Stops
          runTitleId={id}
          title={texts.later}
          stops={open.filter((stop) => stop !== next)}
          placeOf={placeOf}
        >
          {(stop) => (
            <Button variant="outline" onClick={() => setChosen(stop.stopId)} className="mt-2">
              {texts.instead}
              <span className="sr-only"> {texts.order(stop.orderId)}</span>
            </Button>
          )}
        </Stops>
      )}
      {run.startedAt !== null && !wasAtDoor && !isHandedOn && (
        <UndoStart key={run.startedAt} runId={run.runId} startedAt={run.startedAt} />
      )}
      <Stops
        runTitleId={id}
        title={texts.done}
        stops={stops.filter((stop) => !isOpenStop(stop))}
        placeOf={placeOf}
      >
        {({ result, receivedBy }) =>
          result && (
            <p className="font-semibold">
              {[texts.results[result], receivedBy].filter(Boolean).join(' · ')}
            </p>
          )
        }
      </Stops>
    </section>
  )
}

type StopsProps = {
  /** Each run has such a part: its title is a part of the name. */
  runTitleId: string
  title: string
  stops: readonly StopOfDriver[]
  placeOf: (stop: StopOfDriver) => number
  children: (stop: StopOfDriver) => React.ReactNode
}

function Stops({ runTitleId, title, stops, placeOf, children }: StopsProps) {
  const id = useId()
  if (stops.length === 0) return null
  return (
    <section aria-labelledby={`${id} ${runTitleId}`}>
      <h3 id={id}>{title}</h3>
      <ol>
        {stops.map((stop) => (
          <li
            key={stop.stopId}
            className="grid grid-cols-[2rem_1fr] gap-2 border-b border-husk-200 py-3"
          >
            <span className="number stencil text-card">{placeOf(stop)}</span>
            <div className="min-w-0">
              <Destination stop={stop} />
              {children(stop)}
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}
