import { mailsTexts } from '../../domain/texts/en/back-office/mails.ts'
import { Badge, type BadgeTone } from '../../ui/badge.tsx'
import { useOfficeTexts } from '../ui/texts.ts'
import type { ListedMail } from './mail-query.ts'

const tones: Record<ListedMail['state'], BadgeTone> = {
  WAITING: 'turmeric',
  SENT: 'leaf',
  FAILED: 'chilli',
}

/** What became of a mail; while it is not sent, also why. */
export function MailState({ state, reason }: Pick<ListedMail, 'state' | 'reason'>) {
  const { states } = useOfficeTexts(mailsTexts)
  return (
    <>
      <Badge tone={tones[state]}>{states[state]}</Badge>
      {reason && state !== 'SENT' && (
        <span className="mt-1 block max-w-prose text-label wrap-anywhere">{reason}</span>
      )}
    </>
  )
}
