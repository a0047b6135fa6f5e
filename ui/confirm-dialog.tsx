import { type ReactNode, useId } from 'react'
import { controlTexts } from '../domain/texts/en/controls.ts'
import { Button } from './button.tsx'
import { useTexts } from './texts.ts'
import { useModal } from './use-modal.ts'

type ConfirmDialogProps = {
  title: string
  question: string
  /** Details below the question. */
  children?: ReactNode
  confirmLabel: string
  cancelLabel?: string
  /** Red, for actions that cannot be undone. */
  danger?: boolean
  /** What was confirmed is under way, and cannot be called off by the other button. */
  busy?: boolean
  /** Without it there is nothing to confirm: the dialog only explains, and closes. */
  onConfirm?: (() => void) | undefined
  onCancel: () => void
}

/** Asks for confirmation; render it while the question is open. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, question, children, confirmLabel, cancelLabel, danger = true, onConfirm } = props
  const texts = useTexts(controlTexts)
  const id = useId()
  const modal = useModal(props.onCancel)
  return (
    <dialog
      {...modal}
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-question`}
      className="dialog dialog-small p-5 md:p-7"
    >
      <h2 id={`${id}-title`} className="text-card">
        {title}
      </h2>
      <div id={`${id}-question`} className="mt-3.5 grid gap-2">
        <p>{question}</p>
        {children}
      </div>
      <div className="mt-5 flex flex-wrap justify-end gap-x-5 gap-y-2">
        <Button variant="link" busy={props.busy} onClick={props.onCancel}>
          {cancelLabel ?? texts.cancel}
        </Button>
        {onConfirm && (
          <Button variant={danger ? 'danger' : 'primary'} busy={props.busy} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        )}
      </div>
    </dialog>
  )
}
