import { officeRunsTexts } from '../../domain/texts/en/back-office/runs.ts'
import { sendOnce } from '../../ui/request-key.ts'
import { toast } from '../../ui/toasts.tsx'
import { api } from '../api/back-office-api.ts'
import { ChangeForm } from '../ui/change-form.tsx'
import { useOfficeTexts } from '../ui/texts.ts'
import { type Drivers, RunFields, runFacts } from './run-fields.tsx'
import { reloadRuns } from './runs-query.ts'

type NewRunProps = { date: string; number: number; drivers: Drivers }

export function NewRun({ date, number, drivers }: NewRunProps) {
  const texts = useOfficeTexts(officeRunsTexts)
  return (
    <ChangeForm
      // The next one begins with the next name.
      key={number}
      label={texts.add}
      submit={texts.add}
      isAddition
      className="panel grid items-end gap-4 sm:grid-cols-[1fr_1fr_auto]"
      send={async (fields) => {
        const facts = runFacts(fields)
        await sendOnce('run', { date, ...facts }, (body) => api('POST /admin/runs', { body }))
        toast.success(texts.added(facts.van))
        await reloadRuns()
      }}
    >
      <RunFields van={texts.vanOf(number)} driver={null} drivers={drivers} />
    </ChangeForm>
  )
}
