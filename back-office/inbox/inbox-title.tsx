import type { ReactNode } from 'react'
import { inboxTexts } from '../../domain/texts/en/back-office/inbox.ts'
import { officeHref } from '../office-href.ts'
import { PageTitle } from '../shell/page-title.tsx'
import { Tabs } from '../ui/tabs.tsx'
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
      <div className="mb-4">
        <Tabs
          label={texts.title}
          tabs={parts.map(({ path, name }) => ({
            to: path,
            text: texts.parts[name],
            isCurrent: name === part,
          }))}
        />
      </div>
    </>
  )
}
