import { fullDate } from '../../domain/dates.ts'
import { timesText } from '../../domain/delivery/hours-text.ts'
import { deliveryTexts } from '../../domain/texts/en/delivery.ts'
import { drivingTexts, runSheetTexts } from '../../domain/texts/en/driving.ts'
import { formats } from '../../domain/texts/en/formats.ts'
import { useTexts } from '../../ui/texts.ts'
import { SheetHead } from '../ui/sheet-head.tsx'
import type { Run } from './runs-query.ts'

/** To be filled in by pen. */
const blank = '____'

type SheetProps = { date: string; run: Run }

/** What goes into the van, with squares to tick by pen: the last stop first, as it is at the back. */
export function LoadingList({ date, run }: SheetProps) {
  const texts = useTexts(runSheetTexts)
  const { locale } = useTexts(formats)
  const { columns } = texts
  const toLoad = placed(run).reverse()
  return (
    <article aria-label={texts.loading} lang={locale} className="sheet numbered-sheet">
      <RunSheetHead title={texts.loading} date={date} run={run} />
      <p className="mb-2">{texts.lastFirst}</p>
      <div className="overflow-x-auto">
        <table className="table printed-table">
          <thead>
            <tr>
              <th scope="col" className="number">
                {columns.stop}
              </th>
              <th scope="col">{columns.order}</th>
              <th scope="col">{columns.name}</th>
              <th scope="col" className="number">
                {columns.bags}
              </th>
              <th scope="col">{columns.cold}</th>
              <th scope="col">{columns.loaded}</th>
            </tr>
          </thead>
          <tbody>
            {toLoad.map(
              ({ stopId, place, orderId, replacementId, recipientName, bags, hasColdGoods }) => (
                <tr key={stopId}>
                  <td className="number stencil text-card">{place}</td>
                  <th scope="row">#{orderId}</th>
                  <td className="print:wrap-anywhere">
                    {recipientName}
                    {replacementId !== null && <strong> · {texts.again}</strong>}
                  </td>
                  <td className="number">{bags ?? blank}</td>
                  <td className="font-semibold">{hasColdGoods && texts.cold}</td>
                  <td>
                    <span aria-hidden className="tick-by-pen" />
                  </td>
                </tr>
              ),
            )}
          </tbody>
        </table>
      </div>
    </article>
  )
}

/** Where each order goes, with its phone number and notes, and a line to sign. */
export function RouteSheet({ date, run }: SheetProps) {
  const texts = useTexts(runSheetTexts)
  const { surprise } = useTexts(drivingTexts)
  const words = { texts: useTexts(deliveryTexts), formats: useTexts(formats) }
  return (
    <article aria-label={texts.route} lang={words.formats.locale} className="sheet numbered-sheet">
      <RunSheetHead title={texts.route} date={date} run={run} />
      <ol className="grid">
        {placed(run).map((stop) => (
          <li
            key={stop.stopId}
            className="kept-whole grid grid-cols-[2rem_1fr] gap-x-2 border-b border-husk-500 py-3"
          >
            <span className="number stencil text-card">{stop.place}</span>
            <div className="wrap-anywhere">
              <p>
                <strong>
                  #{stop.orderId} {stop.recipientName}
                  {stop.replacementId !== null && ` · ${texts.again}`}
                </strong>
                {stop.slot && ` · ${timesText(stop.slot.from, stop.slot.to, words)}`}
              </p>
              <p>
                {stop.streetAddress}, {stop.postalCode}
                {stop.areaName && ` · ${stop.areaName}`}
              </p>
              <p>
                {texts.phone(stop.contact)} · {texts.columns.bags}: {stop.bags ?? blank}
                {stop.hasColdGoods && <strong> · {texts.cold}</strong>}
              </p>
              {stop.isSurprise && <p className="font-semibold">{surprise}</p>}
              {stop.notes && <p className="sheet-note">{texts.note(stop.notes)}</p>}
              <p className="mt-3">{texts.takenBy}</p>
            </div>
          </li>
        ))}
      </ol>
    </article>
  )
}

function RunSheetHead({ title, date, run }: SheetProps & { title: string }) {
  const texts = useTexts(runSheetTexts)
  const dates = useTexts(formats)
  const stops = placed(run)
  const isCounted = stops.every((stop) => stop.bags !== null)
  const bags = stops.reduce((sum, stop) => sum + (stop.bags ?? 0), 0)
  return (
    <SheetHead title={title}>
      <p className="font-semibold">{texts.of(run.van, fullDate(date, dates))}</p>
      {run.driver && <p>{texts.driver(run.driver)}</p>}
      <p>{texts.total(stops.length, isCounted ? String(bags) : blank)}</p>
    </SheetHead>
  )
}

/** The stops with their numbers. Cancelled orders stay in the store. */
function placed({ stops }: Run) {
  return stops
    .filter(({ isCancelled }) => !isCancelled)
    .map((stop, index) => ({ ...stop, place: index + 1 }))
}
