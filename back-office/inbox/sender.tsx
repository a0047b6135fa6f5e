import { Link } from 'react-router'
import { normalizePhone } from '../../domain/accounts/phone.ts'
import { inboxTexts } from '../../domain/texts/en/back-office/inbox.ts'
import { languageLabels } from '../../domain/texts/language-labels.ts'
import { ShopDate } from '../../ui/date.tsx'
import { officeHref } from '../office-href.ts'
import { Panel } from '../ui/panel.tsx'
import { useOfficeTexts } from '../ui/texts.ts'
import type { Talk } from './message-query.ts'

/** Who has written a message, and what else came with that address. */
export function Sender({ talk }: { talk: Talk }) {
  const texts = useOfficeTexts(inboxTexts).talk
  return (
    <div className="grid grid-cols-1 gap-5">
      <Panel id="sender" title={texts.sender}>
        <dl className="facts">
          <dt>{texts.name}</dt>
          <dd>{talk.name}</dd>
          <dt>{texts.email}</dt>
          <dd>{talk.email}</dd>
          {talk.phone && (
            <>
              <dt>{texts.phone}</dt>
              <dd>
                <a href={`tel:${normalizePhone(talk.phone)}`} className="text-link">
                  {talk.phone}
                </a>
              </dd>
            </>
          )}
          <dt>{texts.language}</dt>
          <dd>{languageLabels[talk.language]}</dd>
          <dt>{texts.account}</dt>
          <dd>
            <Account customer={talk.customer} />
          </dd>
        </dl>
      </Panel>
      {talk.others.length > 0 && <Others others={talk.others} />}
    </div>
  )
}

function Account({ customer }: Pick<Talk, 'customer'>) {
  const texts = useOfficeTexts(inboxTexts).talk
  if (!customer) return texts.noAccount
  const { customerId, name, isEmailConfirmed } = customer
  return (
    <>
      <Link to={officeHref('/customers/:customerId', { customerId })} className="text-link">
        {name}
      </Link>
      {!isEmailConfirmed && <p className="text-label">{texts.unconfirmed}</p>}
    </>
  )
}

function Others({ others }: Pick<Talk, 'others'>) {
  const { talk: texts, messages } = useOfficeTexts(inboxTexts)
  return (
    <Panel id="others" title={texts.others}>
      <ul className="grid gap-2">
        {others.map(({ messageId, sentAt, isAnswered }) => (
          <li key={messageId}>
            <Link
              to={officeHref('/inbox/messages/:messageId', { messageId })}
              className="text-link"
            >
              <ShopDate value={sentAt} />
            </Link>
            {', '}
            {messages.states[isAnswered ? 'ANSWERED' : 'OPEN']}
          </li>
        ))}
      </ul>
      <p className="mt-3 text-label text-husk-700">{texts.othersHint}</p>
    </Panel>
  )
}
