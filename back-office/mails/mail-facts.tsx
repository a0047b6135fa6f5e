import { Link } from 'react-router'
import { mailsTexts } from '../../domain/texts/en/back-office/mails.ts'
import { ShopDate } from '../../ui/date.tsx'
import { officeHref } from '../office-href.ts'
import { Panel } from '../ui/panel.tsx'
import { useOfficeTexts } from '../ui/texts.ts'
import type { OfficeMail } from './mail-query.ts'
import { MailState } from './mail-state.tsx'

/** Who got a mail, what it is about, and when what happened to it. */
export function MailFacts({ mail }: { mail: OfficeMail }) {
  const texts = useOfficeTexts(mailsTexts)
  const { columns } = texts
  const { to, orderId, customerId, repetition, state } = mail
  return (
    <Panel id="facts" title={texts.facts}>
      <dl className="facts">
        <dt>{columns.state}</dt>
        <dd>
          <MailState {...mail} />
        </dd>
        <dt>{columns.to}</dt>
        <dd>
          {to.name} {to.address}
        </dd>
        {customerId !== null && (
          <>
            <dt>{texts.customer}</dt>
            <dd>
              <Link to={officeHref('/customers/:customerId', { customerId })} className="text-link">
                {texts.toCustomer}
              </Link>
            </dd>
          </>
        )}
        {orderId !== null && (
          <>
            <dt>{columns.order}</dt>
            <dd>
              <Link to={officeHref('/orders/:orderId', { orderId })} className="text-link">
                #{orderId}
              </Link>
            </dd>
          </>
        )}
        <dt>{columns.written}</dt>
        <dd>
          <ShopDate value={mail.writtenAt} />
        </dd>
        {state !== 'WAITING' && (
          <>
            <dt>{state === 'SENT' ? texts.sent : texts.failed}</dt>
            <dd>
              <ShopDate value={mail.triedAt} />
            </dd>
          </>
        )}
        <dt>{texts.tries}</dt>
        <dd>{mail.tries}</dd>
        {repetition && (
          <>
            <dt>{texts.repeated}</dt>
            <dd>
              {repetition.operatorEmail}, <ShopDate value={repetition.at} />
            </dd>
          </>
        )}
      </dl>
    </Panel>
  )
}
