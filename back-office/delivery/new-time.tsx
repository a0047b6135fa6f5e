import { officeDeliveryTexts } from '../../domain/texts/en/back-office/delivery.ts'
import { CheckField } from '../../ui/check-field.tsx'
import { Field } from '../../ui/field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { toast } from '../../ui/toasts.tsx'
import { api } from '../api/back-office-api.ts'
import { ChangeForm } from '../ui/change-form.tsx'
import { useOfficeTexts } from '../ui/texts.ts'
import type { OfficeArea } from './areas-query.ts'
import { minutesOf } from './hours.ts'
import { RoomFields, roomIn } from './room-fields.tsx'
import { reloadTimes } from './times-queries.ts'

/** Monday first. */
const week = [1, 2, 3, 4, 5, 6, 0]

/** Adds a time on some days of the week. */
export function NewTime({ areas }: { areas: readonly OfficeArea[] }) {
  const texts = useOfficeTexts(officeDeliveryTexts).times
  return (
    <section aria-label={texts.add} className="panel grid gap-4">
      <h2>{texts.add}</h2>
      <ChangeForm
        resets
        label={texts.add}
        submit={texts.submit}
        send={async (fields) => {
          const { area, from = '', to = '' } = fields
          const body = {
            weekdays: week.filter((weekday) => fields[`weekday ${weekday}`] === 'on'),
            areaId: area ? Number(area) : null,
            fromMinutes: minutesOf(from),
            toMinutes: minutesOf(to, true),
            ...roomIn(fields),
          }
          await api('POST /admin/delivery/windows', { body })
          toast.success(texts.added)
          await reloadTimes()
        }}
      >
        <fieldset className="min-w-0">
          <legend className="text-small font-semibold">{texts.weekdays}</legend>
          <div className="flex flex-wrap gap-x-5">
            {week.map((weekday) => (
              <CheckField
                key={weekday}
                label={texts.weekday[weekday]}
                name={`weekday ${weekday}`}
                value="on"
              />
            ))}
          </div>
        </fieldset>
        <div className="grid items-start gap-4 sm:grid-cols-2 lg:grid-cols-5">
          <TextField label={texts.from} name="from" type="time" defaultValue="09:00" required />
          <TextField label={texts.to} name="to" type="time" defaultValue="12:00" required />
          <Field label={texts.area}>
            {(attributes) => (
              <select {...attributes} name="area" className="field-control">
                <option value="">{texts.everyArea}</option>
                {areas.map(({ areaId, name }) => (
                  <option key={areaId} value={areaId}>
                    {name}
                  </option>
                ))}
              </select>
            )}
          </Field>
          <RoomFields capacity={20} cutoffHours={19} />
        </div>
      </ChangeForm>
    </section>
  )
}
