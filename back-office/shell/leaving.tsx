import { useBlocker } from 'react-router'
import { officeControlTexts } from '../../domain/texts/en/back-office/controls.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { useOfficeTexts } from '../ui/texts.ts'
import { hasUnsaved } from '../ui/unsaved.ts'

/** Asks before another page takes the place of one on which something is not saved. */
export function AskBeforeLeaving() {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname && hasUnsaved(),
  )
  if (blocker.state !== 'blocked') return null
  return <LeavingQuestion onLeave={blocker.proceed} onStay={blocker.reset} />
}

type LeavingQuestionProps = { onLeave: () => void; onStay: () => void }

export function LeavingQuestion({ onLeave, onStay }: LeavingQuestionProps) {
  const { title, question, leave, stay } = useOfficeTexts(officeControlTexts).leaving
  return (
    <ConfirmDialog
      title={title}
      question={question}
      confirmLabel={leave}
      cancelLabel={stay}
      onConfirm={onLeave}
      onCancel={onStay}
    />
  )
}
