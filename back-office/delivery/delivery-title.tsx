import { NavLink } from 'react-router'
import { officeDeliveryTexts } from '../../domain/texts/en/back-office/delivery.ts'
import { officeHref } from '../office-href.ts'
import { PageTitle } from '../shell/page-title.tsx'
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
      <nav aria-label={title} className="mb-4 overflow-x-auto">
        <ul className="flex">
          {parts.map(({ path, name }) => (
            <li key={path}>
              <NavLink to={path} end className="tab inline-flex items-center">
                {names[name]}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
    </>
  )
}
