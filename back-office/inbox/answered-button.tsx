import type { BackOfficeAnswer } from '../../contract/back-office/index.ts'
import { inboxTexts } from '../../domain/texts/en/back-office/inbox.ts'
import { api } from '../api/back-office-api.ts'
import { RowChange } from '../ui/row-change.tsx'
import { useOfficeTexts } from '../ui/texts.ts'
import { messagesKey } from './message-query.ts'

type Message = BackOfficeAnswer<'GET /admin/contact-messages'>['items'][number]

/** Marks a message as answered, as after a telephone call, or opens it again. */
export function AnsweredButton({ message }: { message: Message }) {
  const { messageId, version, answer, name } = message
  const texts = useOfficeTexts(inboxTexts).messages
  const isAnswered = answer === null
  return (
    <RowChange
      queryKey={messagesKey}
      label={isAnswered ? texts.markAnsweredOf(name) : texts.reopenOf(name)}
      send={() =>
        api('PUT /admin/contact-messages/{messageId}/answer', {
          params: { messageId: String(messageId) },
          body: { isAnswered, version },
        })
      }
    >
      {isAnswered ? texts.markAnswered : texts.reopen}
    </RowChange>
  )
}
