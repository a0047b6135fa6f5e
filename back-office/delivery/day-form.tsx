import { fullDate } from '../../domain/dates.ts'
import { closedDayKinds } from '../../domain/delivery/slots.ts'
import { officeDeliveryTexts } from '../../domain/texts/en/back-office/delivery.ts'
import { formats } from '../../domain/texts/en/formats.ts'
import { CheckField } from '../../ui/check-field.tsx'
import { Field } from '../../ui/field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useTexts } from '../../ui/texts.ts'
import { toast } from '../../ui/toasts.tsx'
import { api, queryClient } from '../api/back-office-api.ts'
import { ChangeForm } from '../ui/change-form.tsx'
import { useOfficeTexts } from '../ui/texts.ts'
import { useBegunWith } from '../ui/use-begun-with.ts'
import { BarredFields, type Categories, limitsIn } from './barred-fields.tsx'
import type { Day } from './days-page.tsx'

type DayFormProps = {
  /** Those that are set already, as the page shows them. */
  days: readonly Day[]
  categories: Categories
}

/** Says what is different about a day. */
export function DayForm({ days, categories }: DayFormProps) {
  const texts = useOfficeTexts(officeDeliveryTexts).days
  const written = useTexts(formats)
  // What another operator says of a day in the meantime, this operator has not seen.
  const { shown, startOver, typing } = useBegunWith(days)
  return (
    <section aria-label={texts.set} className="panel grid gap-4">
      <h2>{texts.set}</h2>
      <ChangeForm
        {...typing}
        resets
        label={texts.set}
        submit={texts.submit}
        send={async (fields) => {
          const { date = '', name = '', kind } = fields
          const body = {
            name,
            kind: closedDayKinds.find((each) => each === kind) ?? 'OWN',
            ...limitsIn(fields, categories),
            keep: (fields.keep ?? '').match(/\d+/g)?.map(Number) ?? [],
            version: shown.find((day) => day.date === date)?.version ?? 0,
          }
          await api('PUT /admin/delivery/days/{date}', { params: { date }, body })
          startOver()
          toast.success(texts.saved(fullDate(date, written)))
          await queryClient.invalidateQueries({ queryKey: ['delivery days'] })
        }}
      >
        <div className="grid items-start gap-4 sm:grid-cols-3">
          <TextField label={texts.date} name="date" type="date" required />
          <TextField label={texts.name} name="name" maxLength={100} required />
          <Field label={texts.kind}>
            {(attributes) => (
              <select {...attributes} name="kind" className="field-control">
                {closedDayKinds.map((kind) => (
                  <option key={kind} value={kind}>
                    {texts.kinds[kind]}
                  </option>
                ))}
              </select>
            )}
          </Field>
        </div>
        <CheckField label={texts.closesDelivery} name="closesDelivery" value="on" defaultChecked />
        <BarredFields title={texts.barredTitle} categories={categories} />
        <TextField
          label={texts.keep}
          name="keep"
          hint={texts.keepHint}
          inputMode="numeric"
          className="max-w-md"
        />
      </ChangeForm>
    </section>
  )
}
