import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { withQuery } from '../../contract/pages.ts'
import { mailsTexts } from '../../domain/texts/en/back-office/mails.ts'
import { ShopDate } from '../../ui/date.tsx'
import { officeHref } from '../office-href.ts'
import { Failed } from '../ui/list-page.tsx'
import { useOfficeTexts } from '../ui/texts.ts'
import { type ListedMail, mailsQuery } from './mail-query.ts'
import { MailState } from './mail-state.tsx'

/** As many as anyone looks through here; the list has them all. */
const mostShown = 10

type MailsAboutProps = { about: { order: string } | { customer: string } }

/** The latest mails about an order, or to a customer. */
export function MailsAbout({ about }: MailsAboutProps) {
  const texts = useOfficeTexts(mailsTexts)
  const list = useQuery(mailsQuery(about))
  return (
    <section aria-labelledby="mails" className="panel grid gap-3">
      <h2 id="mails">{texts.about}</h2>
      {list.error && <Failed list={list} />}
      {list.data?.total === 0 && <p>{texts.noneAbout}</p>}
      <ul className="grid gap-3">
        {list.data?.items.slice(0, mostShown).map((mail) => (
          <ShortMail key={mail.mailId} mail={mail} />
        ))}
      </ul>
      {list.data && list.data.total > mostShown && (
        <p>
          <Link to={withQuery(officeHref('/inbox/mails'), about)} className="text-link">
            {texts.all}
          </Link>
        </p>
      )}
    </section>
  )
}

function ShortMail({ mail }: { mail: ListedMail }) {
  return (
    <li className="wrap-anywhere">
      <Link to={officeHref('/inbox/mails/:mailId', { mailId: mail.mailId })} className="text-link">
        {mail.subject}
      </Link>
      <p className="mb-1 text-label text-husk-700">
        <ShopDate value={mail.writtenAt} />
      </p>
      <MailState {...mail} />
    </li>
  )
}
