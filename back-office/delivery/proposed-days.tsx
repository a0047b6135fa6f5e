import { useState } from 'react'
import type { BackOfficeAnswer } from '../../contract/back-office/index.ts'
import { fullDate } from '../../domain/dates.ts'
import { officeDeliveryTexts } from '../../domain/texts/en/back-office/delivery.ts'
import { formats } from '../../domain/texts/en/formats.ts'
import { CheckField } from '../../ui/check-field.tsx'
import { ShopDate } from '../../ui/date.tsx'
import { useTexts } from '../../ui/texts.ts'
import { toast } from '../../ui/toasts.tsx'
import { api, queryClient } from '../api/back-office-api.ts'
import { May } from '../session/operator.tsx'
import { ChangeForm } from '../ui/change-form.tsx'
import { useOfficeTexts } from '../ui/texts.ts'
import { BarredFields, type Categories, limitsIn } from './barred-fields.tsx'

type Proposed = BackOfficeAnswer<'GET /admin/delivery/proposed-days'>[number]
type Booked = BackOfficeAnswer<'POST /admin/delivery/proposed-days/taken'>['booked']

/** The public holidays of a year, which an operator takes over at once. */
export function ProposedDays({
  proposed,
  categories,
}: {
  proposed: Proposed
  categories: Categories
}) {
  const texts = useOfficeTexts(officeDeliveryTexts).days.proposals
  const written = useTexts(formats)
  const [booked, setBooked] = useState<Booked>([])
  const { year, isEstimate, days } = proposed
  const title = texts.title(year)
  return (
    <section aria-label={title} className="panel grid gap-3">
      <h2>{title}</h2>
      <p>{texts.text(days.length)}</p>
      {isEstimate && <p className="font-semibold">{texts.estimate}</p>}
      <details>
        <summary className="text-link py-2.5">{texts.show}</summary>
        <ul className="grid gap-1 sm:columns-2 sm:block">
          {days.map(({ date, name }) => (
            <li key={date}>
              <ShopDate value={date} style="day" /> {name}
            </li>
          ))}
        </ul>
      </details>
      <May right="delivery.edit">
        <ChangeForm
          label={title}
          submit={texts.submit(year)}
          send={async (fields) => {
            const body = { year, ...limitsIn(fields, categories) }
            const answer = await api('POST /admin/delivery/proposed-days/taken', { body })
            setBooked(answer.body.booked)
            toast.success(texts.taken(answer.body.taken))
            await queryClient.invalidateQueries({ queryKey: ['delivery days'] })
          }}
        >
          <CheckField
            label={texts.closesDelivery}
            name="closesDelivery"
            value="on"
            defaultChecked
          />
          <BarredFields title={texts.barredTitle} categories={categories} />
        </ChangeForm>
      </May>
      <ul role="alert" className="grid gap-1 font-semibold text-chilli-700 empty:hidden">
        {booked.map(({ date, orders }) => (
          <li key={date}>
            {texts.booked(fullDate(date, written), orders.map((id) => `#${id}`).join(', '))}
          </li>
        ))}
      </ul>
    </section>
  )
}
