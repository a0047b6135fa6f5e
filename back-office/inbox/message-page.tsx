import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link, useParams } from 'react-router'
import { longestMessage } from '../../domain/limits.ts'
import { inboxTexts } from '../../domain/texts/en/back-office/inbox.ts'
import { languageLabels } from '../../domain/texts/language-labels.ts'
import { ShopDate } from '../../ui/date.tsx'
import { useShop } from '../../ui/shop-facts.ts'
import { Spinner } from '../../ui/spinner.tsx'
import { TextArea } from '../../ui/text-field.tsx'
import { api, queryClient } from '../api/back-office-api.ts'
import { MailState } from '../mails/mail-state.tsx'
import { officeHref } from '../office-href.ts'
import { PageTitle } from '../shell/page-title.tsx'
import { ChangeForm } from '../ui/change-form.tsx'
import { NotShown } from '../ui/not-shown.tsx'
import { Panel } from '../ui/panel.tsx'
import { useOfficeTexts } from '../ui/texts.ts'
import { useBegunWith } from '../ui/use-begun-with.ts'
import { AnsweredButton } from './answered-button.tsx'
import { messagesKey, type Talk, talkQuery } from './message-query.ts'
import { MessageState } from './message-state.tsx'
import { Sender } from './sender.tsx'

/** A message with everything that was answered, and the form for an answer. */
export function Component() {
  const { messageId = '' } = useParams()
  const texts = useOfficeTexts(inboxTexts).talk
  const talk = useQuery(talkQuery(messageId))
  if (talk.error && !talk.data) {
    const list = { to: officeHref('/inbox'), name: texts.all }
    return <NotShown thing={talk} none={texts.none} list={list} />
  }
  if (!talk.data) return <Spinner />
  return <OneTalk key={talk.data.messageId} talk={talk.data} />
}

function OneTalk({ talk }: { talk: Talk }) {
  const { name, isFeedback } = talk
  const texts = useOfficeTexts(inboxTexts).talk
  return (
    <>
      <PageTitle title={isFeedback ? texts.feedbackTitle(name) : texts.title(name)}>
        <AnsweredButton message={talk} />
      </PageTitle>
      <p className="mb-4">
        <Link to={officeHref('/inbox')} className="text-link">
          {texts.all}
        </Link>
      </p>
      <div className="mb-4">
        <MessageState answer={talk.answer} />
      </div>
      <div className="grid grid-cols-1 items-start gap-5 xl:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="grid grid-cols-1 gap-5">
          <Thread talk={talk} />
          <AnswerForm talk={talk} />
        </div>
        <Sender talk={talk} />
      </div>
    </>
  )
}

function Thread({ talk }: { talk: Talk }) {
  const texts = useOfficeTexts(inboxTexts).talk
  return (
    <Panel id="thread" title={texts.thread}>
      <ol className="grid gap-4">
        <Written by={texts.byCustomer(talk.name)} at={talk.sentAt} text={talk.message} />
        {talk.answers.map(({ answerId, operatorEmail, at, text, mail }) => (
          <Written key={answerId} by={texts.byOperator(operatorEmail)} at={at} text={text}>
            {mail && (
              <Link to={officeHref('/inbox/mails/:mailId', { mailId: mail.mailId })}>
                <MailState {...mail} />
              </Link>
            )}
          </Written>
        ))}
      </ol>
    </Panel>
  )
}

type WrittenProps = { by: string; at: string; text: string; children?: ReactNode }

function Written({ by, at, text, children }: WrittenProps) {
  return (
    <li className="border-l-4 border-husk-200 pl-4">
      <p className="text-label text-husk-700 wrap-anywhere">
        {by}, <ShopDate value={at} />
      </p>
      <p className="max-w-prose whitespace-pre-line wrap-anywhere">{text}</p>
      {children && <div className="mt-1">{children}</div>}
    </li>
  )
}

function AnswerForm({ talk }: { talk: Talk }) {
  const texts = useOfficeTexts(inboxTexts).talk
  // An answer that was added since typing began may be this one, whose response was lost.
  const { shown, startOver, typing } = useBegunWith(talk)
  const { messageId, version, email, language } = shown
  return (
    <section className="panel grid gap-3">
      <ChangeForm
        label={texts.form}
        submit={texts.send}
        resets
        {...typing}
        send={async ({ text = '' }) => {
          const params = { messageId: String(messageId) }
          await api('POST /admin/contact-messages/{messageId}/answers', {
            params,
            body: { text, version },
          })
          startOver()
          await queryClient.invalidateQueries({ queryKey: messagesKey })
        }}
      >
        <TextArea
          label={texts.text}
          name="text"
          rows={8}
          required
          maxLength={longestMessage}
          hint={texts.hint(email, languageLabels[language])}
        />
      </ChangeForm>
      <p className="text-label text-husk-700 wrap-anywhere">
        {texts.repliesElsewhere(useShop().supportEmail)}
      </p>
    </section>
  )
}
