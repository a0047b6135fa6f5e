import { officeDeliveryTexts } from '../../domain/texts/en/back-office/delivery.ts'
import { officeHref } from '../office-href.ts'
import { PageTitle } from '../shell/page-title.tsx'
import { Tabs } from '../ui/tabs.tsx'
import { useOfficeTexts } from '../ui/texts.ts'

const parts = [
  { path: officeHref('/delivery'), name: 'areas' },
  { path: officeHref('/delivery/times'), name: 'times' },
  { path: officeHref('/delivery/days'), name: 'days' },
] as const

/** The heading of a part of delivery, with links to the other parts. */
export function DeliveryTitle({ part }: { part: (typeof parts)[number]['name'] }) {
  const { title, parts: names } = useOfficeTexts(officeDeliveryTexts)
  return (
    <>
      <PageTitle title={part === 'areas' ? title : names[part]} />
      <div className="mb-4">
        <Tabs
          label={title}
          tabs={parts.map(({ path, name }) => ({
            to: path,
            text: names[name],
            isCurrent: name === part,
          }))}
        />
      </div>
    </>
  )
}
