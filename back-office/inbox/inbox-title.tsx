import type { ReactNode } from 'react'
import { inboxTexts } from '../../domain/texts/en/back-office/inbox.ts'
import { officeHref } from '../office-href.ts'
import { useOfficeTexts } from '../ui/texts.ts'
import { TitleOfPart } from '../ui/title-of-part.tsx'

const parts = [
  { path: officeHref('/inbox'), name: 'messages' },
  { path: officeHref('/inbox/feedback'), name: 'feedback' },
  { path: officeHref('/inbox/newsletter'), name: 'newsletter' },
  { path: officeHref('/inbox/mails'), name: 'mails' },
] as const

type InboxTitleProps = { part: (typeof parts)[number]['name']; children?: ReactNode }

/** The heading of a part of the inbox, with links to the other parts. */
export function InboxTitle({ part, children }: InboxTitleProps) {
  const { title, parts: names } = useOfficeTexts(inboxTexts)
  return (
    <TitleOfPart label={title} parts={parts} names={names} part={part}>
      {children}
    </TitleOfPart>
  )
}
