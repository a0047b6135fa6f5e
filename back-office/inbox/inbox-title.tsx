import type { ReactNode } from 'react'
import { NavLink } from 'react-router'
import { inboxTexts } from '../../domain/texts/en/back-office/inbox.ts'
import { officeHref } from '../office-href.ts'
import { PageTitle } from '../shell/page-title.tsx'
import { useOfficeTexts } from '../ui/texts.ts'

const parts = [
  { path: officeHref('/inbox'), name: 'messages' },
  { path: officeHref('/inbox/feedback'), name: 'feedback' },
  { path: officeHref('/inbox/newsletter'), name: 'newsletter' },
  { path: officeHref('/inbox/mails'), name: 'mails' },
] as const

type InboxTitleProps = { part: (typeof parts)[number]['name']; children?: ReactNode }

/** The heading of a part of the inbox, with links to the other parts. */
export function InboxTitle({ part, children }: InboxTitleProps) {
  const texts = useOfficeTexts(inboxTexts)
  return (
    <>
      <PageTitle title={texts.parts[part]}>{children}</PageTitle>
      <nav aria-label={texts.title} className="print:hidden mb-4 overflow-x-auto">
        <ul className="flex">
          {parts.map(({ path, name }) => (
            <li key={path}>
              <NavLink to={path} end className="tab inline-flex items-center">
                {texts.parts[name]}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
    </>
  )
}
