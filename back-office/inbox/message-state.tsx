import { inboxTexts } from '../../domain/texts/en/back-office/inbox.ts'
import { Badge } from '../../ui/badge.tsx'
import { ShopDate } from '../../ui/date.tsx'
import { useOfficeTexts } from '../ui/texts.ts'
import type { Talk } from './message-query.ts'

/** Whether a message is open, or who has answered it and when. */
export function MessageState({ answer }: Pick<Talk, 'answer'>) {
  const { states } = useOfficeTexts(inboxTexts).messages
  if (!answer) return <Badge tone="turmeric">{states.OPEN}</Badge>
  return (
    <>
      <Badge tone="leaf">{states.ANSWERED}</Badge>
      <p className="mt-1 text-label">
        {answer.operatorEmail}, <ShopDate value={answer.at} />
      </p>
    </>
  )
}
