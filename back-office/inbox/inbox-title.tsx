import { NavLink } from 'react-router'
import { PageTitle } from '../shell/page-title.tsx'

const parts = [
  { path: '/inbox', name: 'Messages' },
  { path: '/inbox/feedback', name: 'Feedback' },
  { path: '/inbox/newsletter', name: 'Newsletter' },
] as const

/** The heading of a part of the inbox, and the ways to the others. */
export function InboxTitle({ title }: { title: (typeof parts)[number]['name'] }) {
  return (
    <>
      <PageTitle title={title} />
      <nav aria-label="Inbox" className="no-print mb-4 overflow-x-auto">
        <ul className="flex">
          {parts.map(({ path, name }) => (
            <li key={path}>
              <NavLink to={path} end className="tab inline-flex items-center">
                {name}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
    </>
  )
}
