import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import X from 'lucide-react/icons/x'
import { useEffect, useRef, useState } from 'react'
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
  const [last, setLast] = useState<{ orderId: number; by: 1 | -1 }>()
  const list = useRef<HTMLOListElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the stops have moved, and with them the button
  useEffect(() => {
    const focused = document.activeElement
    const isLost = focused === document.body || focused?.matches(':disabled')
    if (!last || !isLost) return
    const button = (by: number) =>
      list.current?.querySelector<HTMLButtonElement>(
        `[data-order="${last.orderId}"] [data-by="${by}"]:not(:disabled)`,
      )
    // At either end there is nowhere to go on to.
    const next = button(last.by) ?? button(-last.by)
    next?.focus()
  }, [last, stops])
  const move = (orderId: number, by: 1 | -1) => {
    onChange((all) => moved(all, orderId, by))
    setLast({ orderId, by })
  }
  const lastPlace = stops.findIndex(({ orderId }) => orderId === last?.orderId) + 1
  return (
    <>
      <ol ref={list} aria-label={texts.stopsOf(van)} className="grid">
        {stops.map((stop, place) => {
          const { orderId } = stop
          return (
            <li
              key={orderId}
              data-order={orderId}
              className="grid grid-cols-[2rem_1fr] gap-x-2 gap-y-2 border-b border-husk-300 py-3 sm:grid-cols-[2rem_1fr_auto]"
            >
              <span className="number stencil text-card">{place + 1}</span>
              <div className="min-w-0">
                <OrderFacts order={stop} />
                <StopOutcome stop={stop} />
              </div>
              {isPlanned && (
                <div className="col-start-2 flex gap-2 sm:col-start-3">
                  <IconButton
                    label={texts.up(orderId)}
                    icon={<ArrowUp size={18} aria-hidden />}
                    data-by={-1}
                    disabled={place === 0}
                    onClick={() => move(orderId, -1)}
                  />
                  <IconButton
                    label={texts.down(orderId)}
                    icon={<ArrowDown size={18} aria-hidden />}
                    data-by={1}
                    disabled={place === stops.length - 1}
                    onClick={() => move(orderId, 1)}
                  />
                  <IconButton
                    label={texts.takeOut(orderId)}
                    icon={<X size={18} aria-hidden />}
                    onClick={() =>
                      onChange((all) => all.filter((each) => each.orderId !== orderId))
                    }
                  />
                </div>
              )}
            </li>
          )
        })}
      </ol>
      <p role="status" className="sr-only">
        {last && lastPlace > 0 && texts.movedTo(last.orderId, lastPlace)}
      </p>
    </>
  )
}
