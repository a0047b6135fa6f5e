import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useParams } from 'react-router'
import { mailsTexts } from '../../domain/texts/en/back-office/mails.ts'
import { Spinner } from '../../ui/spinner.tsx'
import { api, queryClient } from '../api/back-office-api.ts'
import { officeHref } from '../office-href.ts'
import { May } from '../session/operator.tsx'
import { PageTitle } from '../shell/page-title.tsx'
import { ChangeForm } from '../ui/change-form.tsx'
import { NotShown } from '../ui/not-shown.tsx'
import { Panel } from '../ui/panel.tsx'
import { useOfficeTexts } from '../ui/texts.ts'
import { MailFacts } from './mail-facts.tsx'
import { mailQuery, mailsKey, type OfficeMail } from './mail-query.ts'

/** A mail with its text as it was sent. */
export function Component() {
  const { mailId = '' } = useParams()
  const texts = useOfficeTexts(mailsTexts)
  const mail = useQuery(mailQuery(mailId))
  if (mail.error && !mail.data) {
    const list = { to: officeHref('/inbox/mails'), name: texts.all }
    return <NotShown thing={mail} none={texts.none} list={list} />
  }
  if (!mail.data) return <Spinner />
  return <OneMail key={mail.data.mailId} mail={mail.data} />
}

function OneMail({ mail }: { mail: OfficeMail }) {
  const texts = useOfficeTexts(mailsTexts)
  return (
    <>
      <PageTitle title={mail.subject} />
      <p className="mb-4">
        <Link to={officeHref('/inbox/mails')} className="text-link">
          {texts.all}
        </Link>
      </p>
      <div className="grid grid-cols-1 items-start gap-5 xl:grid-cols-[minmax(0,1fr)_24rem]">
        <Panel id="text" title={texts.text}>
          <p className="max-w-prose whitespace-pre-line wrap-anywhere">
            {mail.text ?? texts.secret}
          </p>
        </Panel>
        <div className="grid grid-cols-1 gap-5">
          <MailFacts mail={mail} />
          {mail.text !== null && mail.state !== 'WAITING' && (
            <May right="mails.sendAgain">
              <SendAgain mail={mail} />
            </May>
          )}
        </div>
      </div>
    </>
  )
}

function SendAgain({ mail: { mailId, to } }: { mail: OfficeMail }) {
  const texts = useOfficeTexts(mailsTexts)
  const [isSent, setSent] = useState(false)
  return (
    <section className="panel grid gap-3">
      <ChangeForm
        label={texts.sendAgain}
        submit={texts.sendAgain}
        question={{ text: () => texts.question(to.address) }}
        send={async () => {
          const params = { mailId: String(mailId) }
          await api('POST /admin/mails/{mailId}/repetition', { params })
          await queryClient.invalidateQueries({ queryKey: mailsKey })
          setSent(true)
        }}
      />
      <p role="status">{isSent && texts.isOnItsWay}</p>
    </section>
  )
}
