import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import X from 'lucide-react/icons/x'
import { useEffect, useRef, useState } from 'react'
import { type Load, loadName } from '../../domain/runs/loads.ts'
import { moved } from '../../domain/runs/stop-order.ts'
import { officeRunsTexts } from '../../domain/texts/en/back-office/runs.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { useOfficeTexts } from '../ui/texts.ts'
import { OrderFacts } from './order-facts.tsx'
import type { RunStop } from './runs-query.ts'
import { StopOutcome } from './stop-outcome.tsx'

type RunStopsProps = {
  van: string
  stops: readonly RunStop[]
  isPlanned: boolean
  onChange: (edit: (stops: readonly RunStop[]) => RunStop[]) => void
}

/** The stops of a run, which move up and down by buttons. The focus stays on the button, so that it can be pressed again. */
export function RunStops({ van, stops, isPlanned, onChange }: RunStopsProps) {
  const texts = useOfficeTexts(officeRunsTexts)
  const [last, setLast] = useState<{ load: string; by: 1 | -1 }>()
  const list = useRef<HTMLOListElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the stops have moved, and with them the button
  useEffect(() => {
    const focused = document.activeElement
    const isLost = focused === document.body || focused?.matches(':disabled')
    if (!last || !isLost) return
    const button = (by: number) =>
      list.current?.querySelector<HTMLButtonElement>(
        `[data-load="${last.load}"] [data-by="${by}"]:not(:disabled)`,
      )
    // At either end there is nowhere to go on to.
    const next = button(last.by) ?? button(-last.by)
    next?.focus()
  }, [last, stops])
  const move = (load: string, by: 1 | -1) => {
    onChange((all) => moved(all, load, by))
    setLast({ load, by })
  }
  const takeOut = (load: string) => {
    onChange((all) => all.filter((each) => loadName(each) !== load))
    // The button that had the focus is gone.
    list.current?.focus({ preventScroll: true })
  }
  const nameOf = ({ orderId, replacementId }: Load) => texts.name(orderId, replacementId !== null)
  const lastPlace = stops.findIndex((stop) => loadName(stop) === last?.load) + 1
  const lastStop = stops[lastPlace - 1]
  return (
    <div>
      <ol ref={list} tabIndex={-1} aria-label={texts.stopsOf(van)} className="grid outline-none">
        {stops.map((stop, place) => {
          const load = loadName(stop)
          const name = nameOf(stop)
          return (
            <li
              key={load}
              data-load={load}
              className="grid grid-cols-[2rem_1fr] gap-x-2 gap-y-2 border-b border-husk-200 py-3 sm:grid-cols-[2rem_1fr_auto]"
            >
              <span className="number stencil text-card">{place + 1}</span>
              <div className="min-w-0">
                <OrderFacts order={stop} />
                <StopOutcome stop={stop} />
              </div>
              {isPlanned && (
                <div className="col-start-2 flex gap-2 sm:col-start-3">
                  <IconButton
                    label={texts.up(name)}
                    icon={<ArrowUp size={18} aria-hidden />}
                    data-by={-1}
                    disabled={place === 0}
                    onClick={() => move(load, -1)}
                  />
                  <IconButton
                    label={texts.down(name)}
                    icon={<ArrowDown size={18} aria-hidden />}
                    data-by={1}
                    disabled={place === stops.length - 1}
                    onClick={() => move(load, 1)}
                  />
                  <IconButton
                    label={texts.takeOut(name)}
                    icon={<X size={18} aria-hidden />}
                    onClick={() => takeOut(load)}
                  />
                </div>
              )}
            </li>
          )
        })}
      </ol>
      {stops.length === 0 && <p>{texts.noStops}</p>}
      <p role="status" className="sr-only">
        {lastStop && texts.movedTo(nameOf(lastStop), lastPlace)}
      </p>
    </div>
  )
}
