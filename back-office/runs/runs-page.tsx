import { useQuery } from '@tanstack/react-query'
import { useEffect, useId, useRef } from 'react'
import { dayInColombo } from '../../domain/days.ts'
import { roundsOf } from '../../domain/runs/rounds.ts'
import { officeRunsTexts } from '../../domain/texts/en/back-office/runs.ts'
import { FormFailure } from '../../ui/form-failure.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { May } from '../session/operator.tsx'
import { PageTitle } from '../shell/page-title.tsx'
import { Failed } from '../ui/list-page.tsx'
import { Panels } from '../ui/panels.tsx'
import { useOfficeTexts } from '../ui/texts.ts'
import { useListAddress } from '../ui/use-list-address.ts'
import { NewRun } from './new-run.tsx'
import { RunPanel } from './run-panel.tsx'
import { runsQuery } from './runs-query.ts'
import { useStops } from './use-stops.ts'
import { WaitingOrders } from './waiting-orders.tsx'

/** The runs of a day: which order leaves in which van, who drives, and what became of each stop. */
export function Component() {
  const texts = useOfficeTexts(officeRunsTexts)
  const { query, change } = useListAddress()
  const date = query.date ?? dayInColombo(new Date())
  return (
    <>
      <PageTitle title={texts.title}>
        <Day date={date} onChoose={(chosen) => change({ date: chosen })} />
      </PageTitle>
      <p className="mb-4 max-w-4xl text-pretty">{texts.text}</p>
      <RunsOf key={date} date={date} />
    </>
  )
}

function Day({ date, onChoose }: { date: string; onChoose: (date: string) => void }) {
  const texts = useOfficeTexts(officeRunsTexts)
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  // The browser's Back and links lead to other days too. A new field would lose the focus of who is typing.
  useEffect(() => {
    if (input.current && input.current.value !== date) input.current.value = date
  }, [date])
  return (
    <div className="flex items-center gap-2">
      <label htmlFor={id} className="text-label">
        {texts.day}
      </label>
      <input
        ref={input}
        id={id}
        type="date"
        required
        defaultValue={date}
        // While it is typed, it is no day yet.
        onChange={({ currentTarget: { value } }) => value && onChoose(value)}
        className="small-control"
      />
    </div>
  )
}

function RunsOf({ date }: { date: string }) {
  const { nameOf } = useOfficeTexts(officeRunsTexts)
  const runs = useQuery(runsQuery(date))
  const { failure, change, add } = useStops(date)
  if (runs.isPending) return <Spinner />
  if (!runs.data) return <Failed list={runs} />
  const { drivers, waiting } = runs.data
  const rounds = roundsOf(runs.data.runs)
  const planned = runs.data.runs.map((run, place) => ({
    ...run,
    name: nameOf(run.van, rounds[place] ?? 1),
  }))
  return (
    <div className="grid gap-5">
      <FormFailure text={failure} />
      <Panels count={planned.length}>
        {planned.map((run) => (
          <RunPanel
            key={run.runId}
            date={date}
            run={run}
            drivers={drivers}
            onChange={(edit) => change(run.runId, edit)}
          />
        ))}
      </Panels>
      <May right="runs.plan">
        <NewRun date={date} number={planned.length + 1} drivers={drivers} />
      </May>
      <WaitingOrders
        date={date}
        waiting={waiting}
        runs={planned.filter(({ startedAt }) => startedAt === null)}
        onAdd={add}
      />
    </div>
  )
}
