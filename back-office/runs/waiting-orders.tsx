import { useRef } from 'react'
import { loadName } from '../../domain/runs/loads.ts'
import { officeRunsTexts } from '../../domain/texts/en/back-office/runs.ts'
import { May } from '../session/operator.tsx'
import { useOfficeTexts } from '../ui/texts.ts'
import { OrderFacts } from './order-facts.tsx'
import type { NamedRun, OrderToPlan, Run } from './runs-query.ts'

type WaitingProps = {
  date: string
  waiting: readonly OrderToPlan[]
  /** Those that have not left the store. */
  runs: readonly NamedRun[]
  onAdd: (run: Run, order: OrderToPlan) => void
}

/** The orders that are in no run: those that are due first, then those that could go along. */
export function WaitingOrders({ date, waiting, runs, onAdd }: WaitingProps) {
  const texts = useOfficeTexts(officeRunsTexts)
  const section = useRef<HTMLElement>(null)
  const add = (run: Run, order: OrderToPlan) => {
    onAdd(run, order)
    // The field that had the focus is gone.
    section.current?.focus({ preventScroll: true })
  }
  const isDue = ({ promisedBy, attempts }: OrderToPlan) => promisedBy <= date || attempts > 0
  const groups = [
    { title: texts.due, orders: waiting.filter(isDue) },
    { title: texts.later, orders: waiting.filter((order) => !isDue(order)) },
  ]
  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-labelledby="waiting"
      className="grid gap-3 outline-none"
    >
      <h2 id="waiting">{texts.waiting}</h2>
      {waiting.length === 0 && <p>{texts.none}</p>}
      {groups.map(
        ({ title, orders }) =>
          orders.length > 0 && (
            <section key={title} aria-label={title}>
              <h3>{title}</h3>
              <ul>
                {orders.map((order) => (
                  <li
                    key={loadName(order)}
                    className="grid gap-2 border-b border-husk-200 py-3 sm:grid-cols-[1fr_auto]"
                  >
                    <div className="min-w-0">
                      <OrderFacts order={order} />
                    </div>
                    <May right="runs.plan">
                      <PutIntoRun order={order} runs={runs} onAdd={add} />
                    </May>
                  </li>
                ))}
              </ul>
            </section>
          ),
      )}
    </section>
  )
}

type PutProps = Pick<WaitingProps, 'runs' | 'onAdd'> & { order: OrderToPlan }

function PutIntoRun({ order, runs, onAdd }: PutProps) {
  const texts = useOfficeTexts(officeRunsTexts)
  if (runs.length === 0) return null
  return (
    <select
      aria-label={texts.addTo(texts.name(order.orderId, order.replacementId !== null))}
      value=""
      onChange={({ currentTarget: { value } }) => {
        const run = runs.find(({ runId }) => runId === Number(value))
        if (run) onAdd(run, order)
      }}
      className="small-control w-full self-start sm:w-auto"
    >
      <option value="">{texts.choose}</option>
      {runs.map(({ runId, name }) => (
        <option key={runId} value={runId}>
          {name}
        </option>
      ))}
    </select>
  )
}
