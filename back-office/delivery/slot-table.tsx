import { Link } from 'react-router'
import { timesText } from '../../domain/delivery/hours-text.ts'
import { isFull, slotName } from '../../domain/delivery/slots.ts'
import { officeDeliveryTexts } from '../../domain/texts/en/back-office/delivery.ts'
import { deliveryTexts } from '../../domain/texts/en/delivery.ts'
import { formats } from '../../domain/texts/en/formats.ts'
import { ShopDate } from '../../ui/date.tsx'
import { useTexts } from '../../ui/texts.ts'
import { api } from '../api/back-office-api.ts'
import { officeHref } from '../office-href.ts'
import { useMay } from '../session/operator.tsx'
import { type Column, DataTable } from '../ui/data-table.tsx'
import { RowChange } from '../ui/row-change.tsx'
import { useOfficeTexts } from '../ui/texts.ts'
import type { OfficeSlot } from './times-queries.ts'

type SlotTableProps = { slots: readonly OfficeSlot[]; areaName: (id: number | null) => string }

/** The times of the next two weeks: how many orders are in each, and which. */
export function SlotTable({ slots, areaName }: SlotTableProps) {
  const texts = useOfficeTexts(officeDeliveryTexts).slots
  const words = { texts: useTexts(deliveryTexts), formats: useTexts(formats) }
  const { columns } = texts
  const may = useMay()
  const hoursOf = ({ from, to }: OfficeSlot) => timesText(from, to, words)
  const shown: Column<OfficeSlot>[] = [
    { header: columns.day, cell: ({ date }) => <ShopDate value={date} style="day" /> },
    { header: columns.hours, cell: hoursOf },
    { header: columns.area, cell: ({ areaId }) => areaName(areaId) },
    {
      header: columns.room,
      cell: ({ booked, orderIds, capacity }) => (
        <>
          {texts.room(booked, capacity)}
          <span className="block text-label font-normal">
            {orderIds.map((orderId) => (
              <Link
                key={orderId}
                to={officeHref('/orders/:orderId', { orderId })}
                className="text-link mr-2"
              >
                #{orderId}
              </Link>
            ))}
          </span>
        </>
      ),
    },
    { header: columns.state, cell: (slot) => stateOf(slot, texts) },
    {
      header: columns.change,
      stacked: 'last',
      cell: (slot) =>
        slot.closedBy === null &&
        may('delivery.edit') && (
          <Change slot={slot} name={`${slot.date}, ${hoursOf(slot)}`} texts={texts} />
        ),
    },
  ]
  return <DataTable caption={texts.title} columns={shown} rows={slots} keyOf={slotName} />
}

type Texts = (typeof officeDeliveryTexts)['slots']

function stateOf(slot: OfficeSlot, texts: Texts): string {
  const { closedBy, isClosed } = slot
  if (closedBy !== null) return texts.closedBy(closedBy)
  if (isClosed) return texts.closed
  return isFull(slot) ? texts.full : texts.open
}

function Change({ slot, name, texts }: { slot: OfficeSlot; name: string; texts: Texts }) {
  const { windowId, date, isClosed } = slot
  return (
    <RowChange
      queryKey={['delivery times']}
      label={isClosed ? texts.reopenOf(name) : texts.closeOf(name)}
      send={() =>
        api('PUT /admin/delivery/slots/{windowId}/{date}', {
          params: { windowId: String(windowId), date },
          body: { isClosed: !isClosed },
        })
      }
    >
      {isClosed ? texts.reopen : texts.close}
    </RowChange>
  )
}
