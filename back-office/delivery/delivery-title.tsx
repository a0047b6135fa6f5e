import { officeDeliveryTexts } from '../../domain/texts/en/back-office/delivery.ts'
import { officeHref } from '../office-href.ts'
import { useOfficeTexts } from '../ui/texts.ts'
import { TitleOfPart } from '../ui/title-of-part.tsx'

const parts = [
  { path: officeHref('/delivery'), name: 'areas' },
  { path: officeHref('/delivery/times'), name: 'times' },
  { path: officeHref('/delivery/days'), name: 'days' },
] as const

/** The heading of a part of delivery, with links to the other parts. */
export function DeliveryTitle({ part }: { part: (typeof parts)[number]['name'] }) {
  const { title, parts: names } = useOfficeTexts(officeDeliveryTexts)
  return (
    <TitleOfPart
      label={title}
      parts={parts}
      names={names}
      part={part}
      title={part === 'areas' ? title : undefined}
    />
  )
}
