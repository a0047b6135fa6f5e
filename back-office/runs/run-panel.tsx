import { timeOfDay } from '../../domain/dates.ts'
import { suggestedOrder } from '../../domain/runs/stop-order.ts'
import { officeRunsTexts } from '../../domain/texts/en/back-office/runs.ts'
import { deliveryTexts } from '../../domain/texts/en/delivery.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { forgetRequestKey } from '../../ui/request-key.ts'
import { Sentence } from '../../ui/sentence.tsx'
import { useTexts } from '../../ui/texts.ts'
import { toast } from '../../ui/toasts.tsx'
import { api } from '../api/back-office-api.ts'
import { RemoveButton } from '../delivery/remove-button.tsx'
import { officeHref } from '../office-href.ts'
import { useMay } from '../session/operator.tsx'
import { ChangeForm } from '../ui/change-form.tsx'
import { useOfficeTexts } from '../ui/texts.ts'
import { useBegunWith } from '../ui/use-begun-with.ts'
import { type Drivers, RunFields, runFacts } from './run-fields.tsx'
import { RunStops } from './run-stops.tsx'
import { type NamedRun, type RunStop, reloadRuns } from './runs-query.ts'

type RunPanelProps = {
  date: string
  run: NamedRun
  drivers: Drivers
  onChange: (edit: (stops: readonly RunStop[]) => RunStop[]) => void
}

/** A run: the van, its driver, and its stops in the order in which they are driven. */
export function RunPanel({ date, run, drivers, onChange }: RunPanelProps) {
  const texts = useOfficeTexts(officeRunsTexts)
  const { runId, name, van, driver, startedAt, stops, version } = run
  const { shown, startOver, typing } = useBegunWith({ van, driver, version })
  // The same operator may have moved its stops since, which raises the version too.
  const isTheirs = shown.van !== van || shown.driver !== driver
  const may = useMay()
  const isPlanned = startedAt === null && may('runs.plan')
  const params = { runId: String(runId) }
  return (
    <section aria-label={name} className="panel grid gap-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-2">
        <h2>{name}</h2>
        <p className="text-label">
          {texts.stops(stops.length)}
          {startedAt && ' · '}
          {startedAt && <LeftAt at={startedAt} />}
        </p>
      </div>
      <ChangeForm
        label={texts.facts(name)}
        submit={texts.save}
        right="runs.plan"
        {...typing}
        className="grid items-end gap-4 sm:grid-cols-[1fr_1fr_auto]"
        send={async (fields) => {
          const facts = runFacts(fields)
          await api('PUT /admin/runs/{runId}', {
            params,
            body: { ...facts, version: isTheirs ? shown.version : version },
          })
          startOver()
          toast.success(texts.saved(facts.van))
          await reloadRuns()
        }}
      >
        <RunFields
          key={`${shown.van} ${shown.driver}`}
          van={shown.van}
          driver={shown.driver}
          drivers={drivers}
        />
      </ChangeForm>
      <RunStops van={name} stops={stops} isPlanned={isPlanned} onChange={onChange} />
      <div className="flex flex-wrap gap-2">
        {isPlanned && stops.length > 1 && (
          <Button
            variant="outline"
            size="small"
            aria-label={texts.suggestOf(name)}
            onClick={() => onChange((all) => suggestedOrder(all))}
          >
            {texts.suggest}
          </Button>
        )}
        {stops.length > 0 && (
          <ButtonLink
            to={officeHref('/runs/:date/:runId/print', { date, runId })}
            variant="outline"
            size="small"
            aria-label={texts.sheetsOf(name)}
          >
            {texts.sheets}
          </ButtonLink>
        )}
        {isPlanned && (
          <RemoveButton
            name={name}
            question={texts.removeQuestion(name)}
            remove={async () => {
              await api('DELETE /admin/runs/{runId}', { params, body: { version } })
              // What is planned from now on is another run, also with the same van.
              forgetRequestKey('run')
            }}
            reload={reloadRuns}
          />
        )}
      </div>
    </section>
  )
}

function LeftAt({ at }: { at: string }) {
  const { startedAt } = useOfficeTexts(officeRunsTexts)
  const { time } = useTexts(deliveryTexts)
  return <Sentence parts={startedAt(<time dateTime={at}>{timeOfDay(at, time)}</time>)} />
}
