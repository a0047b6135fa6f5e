import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { mapUrl } from '../../domain/runs/map-url.ts'
import type { PendingResult } from '../../domain/runs/pending-results.ts'
import { type DriverResult, driverResults } from '../../domain/runs/stop-results.ts'
import { drivingTexts } from '../../domain/texts/en/driving.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { useTexts } from '../../ui/texts.ts'
import { useFocusWhenGone } from '../../ui/use-focus-when-gone.ts'
import type { StopOfDriver } from './driving-query.ts'
import { ResultForm } from './result-form.tsx'
import { Load } from './stop-facts.tsx'

type NextStopProps = {
  /** Each run has a next stop: its title is a part of the name. */
  runTitleId: string
  stop: StopOfDriver
  place: number
  count: number
  /** It is with the shop, or on its way there. */
  hasPhoto: boolean
  /** Tells whether the driver is writing what became of it. */
  onWriting: (isWriting: boolean) => void
  onSay: (said: Omit<PendingResult, 'opId' | 'atDevice'>) => void
  onPhoto: (stopId: number, photo: Blob) => Promise<void>
}

/** The stop that the driver goes to: who, where, how to call and to find it, and what became of it. */
export function NextStop(props: NextStopProps) {
  const { runTitleId, stop, place, count, hasPhoto, onWriting, onSay, onPhoto } = props
  const texts = useTexts(drivingTexts)
  const [said, setSaid] = useState<DriverResult>()
  const { stopId, orderId, contact, notes } = stop
  const id = useId()
  const title = useRef<HTMLHeadingElement>(null)
  const isWriting = said !== undefined
  useFocusWhenGone(isWriting, title)
  const tell = useEffectEvent(onWriting)
  useEffect(() => {
    if (!isWriting) return
    tell(true)
    return () => tell(false)
  }, [isWriting])
  return (
    <section aria-labelledby={`${id} ${runTitleId}`} className="panel grid gap-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 ref={title} id={id} tabIndex={-1}>
          {texts.next}
        </h3>
        <p className="text-label">{texts.stop(place, count)}</p>
      </div>
      <div className="wrap-anywhere">
        <p className="text-lead font-semibold">{stop.recipientName}</p>
        <p className="text-lead">
          {stop.streetAddress}, {stop.postalCode}
        </p>
        <p>
          {texts.order(orderId)} <Load stop={stop} />
        </p>
      </div>
      {notes && <p className="border border-husk-500 p-2 wrap-anywhere">{texts.note(notes)}</p>}
      {stop.isSurprise && <p className="font-semibold">{texts.surprise}</p>}
      {stop.isCancelled && <p className="font-semibold text-chilli-700">{texts.cancelled}</p>}
      {stop.result === 'TAKEN_BACK' && (
        <p className="font-semibold text-chilli-700">{texts.calledBack}</p>
      )}
      <div className="grid gap-2 sm:grid-cols-2">
        <a href={`tel:${contact}`} className={buttonClass({ variant: 'turmeric', wide: true })}>
          {texts.call(contact)}
        </a>
        <a
          href={mapUrl(stop)}
          target="_blank"
          rel="noreferrer"
          className={buttonClass({ variant: 'outline', wide: true })}
        >
          {texts.map}
        </a>
      </div>
      {said === undefined ? (
        <div className="grid gap-2">
          {driverResults.map((result) => (
            <Button
              key={result}
              wide
              variant={result === 'DELIVERED' ? 'primary' : 'outline'}
              onClick={() => setSaid(result)}
            >
              {texts.say[result]}
            </Button>
          ))}
        </div>
      ) : (
        <ResultForm
          result={said}
          bags={stop.bags}
          hasPhoto={hasPhoto}
          onBack={() => setSaid(undefined)}
          onSave={(facts) => onSay({ stopId, result: said, ...facts })}
          onPhoto={(photo) => onPhoto(stopId, photo)}
        />
      )}
    </section>
  )
}
