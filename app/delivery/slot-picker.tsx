import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useEffectEvent, useId, useRef } from 'react'
import { timesText } from '../../domain/delivery/hours-text.ts'
import { type SlotKey, slotName } from '../../domain/delivery/slots.ts'
import { deliveryTexts } from '../../domain/texts/en/delivery.ts'
import { formats } from '../../domain/texts/en/formats.ts'
import { Button } from '../../ui/button.tsx'
import { ShopDate } from '../../ui/date.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { useTexts } from '../../ui/texts.ts'
import { type OfferedSlot, slotsQuery } from './slots-query.ts'

type SlotPickerProps = {
  /** Null: an address for which the shop has set no area. */
  areaId: number | null
  /** The categories of what is ordered, as some are not sold on some days. */
  categoryIds: ReadonlySet<number>
  isCollected: boolean
  chosen: SlotKey | undefined
  /** Undefined when what was chosen is not free any more. */
  onChoose: (slot: SlotKey | undefined) => void
}

/** The free times by day, of which one is chosen. */
export default function SlotPicker(props: SlotPickerProps) {
  const { areaId, categoryIds, isCollected, chosen, onChoose } = props
  const texts = useTexts(deliveryTexts)
  const { data, error, refetch, isFetching } = useQuery(slotsQuery(areaId))
  const name = useId()
  const group = useRef<HTMLFieldSetElement>(null)
  const barred = new Set(
    data?.barred
      .filter((day) => day.categoryIds.some((id) => categoryIds.has(id)))
      .map(({ date }) => date),
  )
  const slots = data?.slots.filter(({ date }) => !barred.has(date))
  const isGone =
    chosen !== undefined &&
    slots !== undefined &&
    !slots.some((slot) => slot.isFree && slotName(slot) === slotName(chosen))
  const forget = useEffectEvent(() => onChoose(undefined))
  useEffect(() => {
    if (isGone) forget()
  }, [isGone])

  const tryAgain = () => {
    // The button goes while they are loaded.
    group.current?.focus({ preventScroll: true })
    void refetch()
  }

  return (
    <fieldset ref={group} tabIndex={-1} className="min-w-0 outline-none">
      <legend className="font-semibold">{isCollected ? texts.titleToCollect : texts.title}</legend>
      {!data && isFetching && <Spinner />}
      {error && !data && (
        <p role="alert" className="grid justify-items-start gap-2 text-small">
          {texts.notLoaded}
          <Button variant="outline" size="small" onClick={tryAgain}>
            {texts.retry}
          </Button>
        </p>
      )}
      <p role="status" className="text-small text-chilli-700 empty:sr-only">
        {slots && !slots.some(({ isFree }) => isFree) && texts.none}
      </p>
      <div className="grid max-h-80 gap-2 overflow-y-auto p-1">
        {[...Map.groupBy(slots ?? [], ({ date }) => date)].map(([date, ofDay]) => (
          <Day key={date} date={date}>
            {ofDay.map((slot) => (
              <Choice
                key={slotName(slot)}
                name={name}
                slot={slot}
                isChosen={chosen !== undefined && slotName(slot) === slotName(chosen)}
                onChoose={() => onChoose({ windowId: slot.windowId, date: slot.date })}
              />
            ))}
          </Day>
        ))}
      </div>
    </fieldset>
  )
}

function Day({ date, children }: { date: string; children: ReactNode }) {
  const id = useId()
  return (
    // biome-ignore lint/a11y/useSemanticElements: the fieldset around it is the one that asks
    <div role="group" aria-labelledby={id}>
      <p id={id} className="text-small font-semibold">
        <ShopDate value={date} style="day" />
      </p>
      <div className="flex flex-wrap gap-x-5">{children}</div>
    </div>
  )
}

type ChoiceProps = {
  name: string
  slot: OfferedSlot
  isChosen: boolean
  onChoose: () => void
}

function Choice({ name, slot, isChosen, onChoose }: ChoiceProps) {
  const texts = useTexts(deliveryTexts)
  const written = useTexts(formats)
  return (
    <label
      className={`flex min-h-11 items-center gap-2.5 text-small ${slot.isFree ? '' : 'text-husk-700'}`}
    >
      <input
        type="radio"
        name={name}
        value={slotName(slot)}
        checked={isChosen && slot.isFree}
        disabled={!slot.isFree}
        onChange={onChoose}
        className="size-5 flex-none"
      />
      <span>
        {timesText(slot.from, slot.to, { texts, formats: written })}
        {!slot.isFree && ` · ${texts.full}`}
      </span>
    </label>
  )
}
