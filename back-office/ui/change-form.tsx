import {
  createContext,
  type ReactNode,
  type SubmitEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import type { Right } from '../../domain/operators/rights.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { useForm } from '../../ui/form.ts'
import { type Fields, fieldsOf, noRules } from '../../ui/form-rules.ts'
import { useMay } from '../session/operator.tsx'
import { ChangeFailure } from './change-failure.tsx'
import { useUnsaved } from './unsaved.ts'
import { useAttempt } from './use-change.ts'

type ChangeFormProps = {
  id?: string
  /** The name of the form for screen readers. */
  label: string
  submit: string
  /** Receives the fields by name. What it throws is explained below the form. */
  send: (fields: Fields) => Promise<void>
  children?: ReactNode
  danger?: boolean
  /** What to ask before anything is sent, of what cannot be undone. */
  question?: { text: (fields: Fields) => string; cancel?: string } | undefined
  /** Something is typed or chosen. */
  onType?: () => void
  /** What is sent with the form and cannot stand in it, since it searches or uploads by itself. */
  above?: ReactNode
  /** Whether something is changed that the browser does not report as typed. */
  isChanged?: boolean
  /** After a conflict the operator wants to see the current state, in place of what was typed. */
  onShowCurrent?: () => void
  /** What is sent is something new, which other content adds a second time. */
  isAddition?: boolean
  /** Empties the form after it was sent. */
  resets?: boolean
  className?: string
  /** Who lacks it sees what the form shows, and cannot change it. */
  right?: Right
}

/** Tells the form around a field of a change that the browser does not report, such as another picture. */
export const TypedContext = createContext(() => {})

/**
 * A form that changes something. The browser checks required fields, the server checks everything, and
 * its messages appear below the form.
 */
export function ChangeForm(props: ChangeFormProps) {
  const { label, submit, send, children, danger = false, question, resets = false } = props
  const { isAddition = false } = props
  const { isConflict, attempt } = useAttempt({ isAddition })
  const [isTyped, setTyped] = useState(false)
  useUnsaved(isTyped || props.isChanged === true)
  const type = () => {
    setTyped(true)
    props.onType?.()
  }
  const showCurrent = () => {
    setTyped(false)
    clearFailure()
    element.current?.querySelector<HTMLElement>('[type=submit]')?.focus()
    props.onShowCurrent?.()
  }
  const { form, isSending, failure, clearFailure } = useForm({
    rules: noRules,
    resets,
    onType: type,
    send: (fields) =>
      attempt(async () => {
        await send(fields)
        setTyped(false)
      }),
  })
  const fields = useStillWhile(isSending)
  const may = useMay()
  const isReadOnly = props.right !== undefined && !may(props.right)
  const element = useRef<HTMLFormElement>(null)
  const [asked, setAsked] = useState<string>()
  const isConfirmed = useRef(false)

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    if (!question || isConfirmed.current) {
      isConfirmed.current = false
      form.onSubmit(event)
      return
    }
    event.preventDefault()
    setAsked(question.text(fieldsOf(new FormData(event.currentTarget))))
  }
  const confirm = () => {
    setAsked(undefined)
    isConfirmed.current = true
    element.current?.requestSubmit()
  }

  return (
    <>
      {props.above && (
        <div inert={isSending} className="contents">
          {props.above}
        </div>
      )}
      <form
        {...form}
        id={props.id}
        ref={element}
        noValidate={false}
        onSubmit={onSubmit}
        aria-label={label}
        className={props.className ?? 'grid gap-4'}
      >
        {isReadOnly ? (
          <fieldset disabled className="contents">
            {children}
          </fieldset>
        ) : (
          <>
            <div ref={fields} inert={isSending} className="contents">
              <TypedContext value={type}>{children}</TypedContext>
            </div>
            <div>
              <Button
                type="submit"
                size="small"
                variant={danger ? 'danger' : 'primary'}
                busy={isSending}
              >
                {submit}
              </Button>
            </div>
          </>
        )}
        <ChangeFailure text={failure} isConflict={isConflict} onShowCurrent={showCurrent} />
      </form>
      {asked !== undefined && (
        <ConfirmDialog
          title={label}
          question={asked}
          confirmLabel={submit}
          cancelLabel={question?.cancel}
          danger={danger}
          onConfirm={confirm}
          onCancel={() => setAsked(undefined)}
        />
      )}
    </>
  )
}

/**
 * For the place of fields that are inert while they are sent: what was typed then would be gone once they start again with
 * what was saved. The field that had the focus gets it back.
 */
function useStillWhile(isSending: boolean) {
  const place = useRef<HTMLDivElement>(null)
  const focused = useRef<HTMLElement>(undefined)
  useLayoutEffect(() => {
    const { activeElement, body } = document
    if (!isSending && activeElement === body) focused.current?.focus()
    const isInside = activeElement instanceof HTMLElement && place.current?.contains(activeElement)
    focused.current = isSending && isInside ? activeElement : undefined
  }, [isSending])
  return place
}
