import type { ReactNode } from 'react'
import { NavLink } from 'react-router'
import { officeHref } from '../office-href.ts'
import { PageTitle } from '../shell/page-title.tsx'

const parts = [
  { path: officeHref('/inbox'), name: 'Messages' },
  { path: officeHref('/inbox/feedback'), name: 'Feedback' },
  { path: officeHref('/inbox/newsletter'), name: 'Newsletter' },
] as const

type InboxTitleProps = { title: (typeof parts)[number]['name']; children?: ReactNode }

/** The heading of a part of the inbox, and the ways to the others. */
export function InboxTitle({ title, children }: InboxTitleProps) {
  return (
    <>
      <PageTitle title={title}>{children}</PageTitle>
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
