import { useQuery } from '@tanstack/react-query'
import { officeDeliveryTexts } from '../../domain/texts/en/back-office/delivery.ts'
import { Spinner } from '../../ui/spinner.tsx'
import { May } from '../session/operator.tsx'
import { Failed } from '../ui/list-page.tsx'
import { Panels } from '../ui/panels.tsx'
import { useOfficeTexts } from '../ui/texts.ts'
import { areasQuery } from './areas-query.ts'
import { DeliveryTitle } from './delivery-title.tsx'
import { NewTime } from './new-time.tsx'
import { SlotTable } from './slot-table.tsx'
import { officeSlotsQuery, windowsQuery } from './times-queries.ts'
import { WindowPanel } from './window-panel.tsx'

/** At which times the shop delivers, and how many orders there are in each. */
export function Component() {
  const texts = useOfficeTexts(officeDeliveryTexts).times
  const areas = useQuery(areasQuery)
  const windows = useQuery(windowsQuery)
  const slots = useQuery(officeSlotsQuery)
  const names = new Map(areas.data?.areas.map(({ areaId, name }) => [areaId, name]))
  const areaName = (id: number | null) => (id === null ? texts.everyArea : (names.get(id) ?? ''))
  return (
    <>
      <DeliveryTitle part="times" />
      <p className="mb-4 max-w-4xl text-pretty">{texts.text}</p>
      {windows.isPending && <Spinner />}
      {windows.error && !windows.data && <Failed list={windows} />}
      {windows.data && (
        <div className="grid gap-4">
          {slots.data && slots.data.length > 0 && (
            <SlotTable slots={slots.data} areaName={areaName} />
          )}
          <h2>{texts.weekly}</h2>
          {windows.data.length === 0 && <p>{texts.none}</p>}
          <Panels count={windows.data.length}>
            {windows.data.map((window) => (
              <WindowPanel key={window.windowId} window={window} area={areaName(window.areaId)} />
            ))}
          </Panels>
          <May right="delivery.edit">
            <NewTime areas={areas.data?.areas ?? []} />
          </May>
        </div>
      )}
    </>
  )
}
