import { useQuery } from '@tanstack/react-query'
import { amountText, cents } from '../../domain/money/money.ts'
import { officeDeliveryTexts } from '../../domain/texts/en/back-office/delivery.ts'
import { formats } from '../../domain/texts/en/formats.ts'
import { Spinner } from '../../ui/spinner.tsx'
import { useTexts } from '../../ui/texts.ts'
import { May } from '../session/operator.tsx'
import { Failed } from '../ui/list-page.tsx'
import { Panels } from '../ui/panels.tsx'
import { useOfficeTexts } from '../ui/texts.ts'
import { AreaPanel } from './area-panel.tsx'
import { areasQuery, type OfficeArea } from './areas-query.ts'
import { DeliveryTitle } from './delivery-title.tsx'
import { NewArea } from './new-area.tsx'

/** Where the shop delivers and what that costs. */
export function Component() {
  const texts = useOfficeTexts(officeDeliveryTexts)
  const list = useQuery(areasQuery)
  return (
    <>
      <DeliveryTitle part="areas" />
      <p className="mb-4 max-w-4xl text-pretty">{texts.text}</p>
      {list.isPending && <Spinner />}
      {list.error && !list.data && <Failed list={list} />}
      {list.data && (
        <div className="grid gap-4">
          <Consequences {...list.data} />
          <Panels count={list.data.areas.length}>
            {list.data.areas.map((area) => (
              <AreaPanel key={area.areaId} area={area} />
            ))}
          </Panels>
          <May right="delivery.edit">
            <NewArea hasElsewhere={list.data.areas.some(({ kind }) => kind === 'ELSEWHERE')} />
          </May>
        </div>
      )}
    </>
  )
}

type ConsequencesProps = { areas: readonly OfficeArea[]; freeFrom: number | null }

/** What the areas mean for the addresses outside of them, and for the banner. */
function Consequences({ areas, freeFrom }: ConsequencesProps) {
  const texts = useOfficeTexts(officeDeliveryTexts)
  const written = useTexts(formats)
  if (areas.length === 0) return null
  const inWords = (amount: number) => amountText(cents(amount), written)
  const has = (kind: OfficeArea['kind']) => areas.some((area) => area.kind === kind)
  const sooner = areas.filter(
    (area) => area.isServed && area.fee > 0 && (area.freeFrom ?? 0) < (freeFrom ?? 0),
  )
  return (
    <ul className="grid max-w-4xl list-disc gap-1 pl-5 text-pretty">
      {!has('ELSEWHERE') && (
        <li>{has('CODES') ? texts.elsewhereNotServed : texts.elsewhereOpen}</li>
      )}
      <li>{freeFrom === null ? texts.noBanner : texts.banner(inWords(freeFrom))}</li>
      {sooner.map((area) => (
        <li key={area.areaId}>{texts.bannerDiffers(area.name, inWords(area.freeFrom ?? 0))}</li>
      ))}
    </ul>
  )
}
