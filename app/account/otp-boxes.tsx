import {
  type ClipboardEvent,
  type KeyboardEvent,
  type Ref,
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useRef,
} from 'react'
import { accountTexts } from '../../domain/texts/en/account.ts'
import { useTexts } from '../../ui/texts.ts'
import { type Digits, type Entered, pastedInto, typedInto } from './otp-digits.ts'

export type OtpBoxesHandle = { focus: (box: number) => void }

type OtpBoxesProps = {
  ref: Ref<OtpBoxesHandle>
  digits: Digits
  onChange: (digits: Digits) => void
  isInvalid: boolean
  describedBy: string
}

/** One input for each digit, with the focus on the first. Typing moves to the next; a whole code can be pasted or autofilled. */
export function OtpBoxes({ ref, digits, onChange, isInvalid, describedBy }: OtpBoxesProps) {
  const texts = useTexts(accountTexts).otp
  const boxes = useRef<(HTMLInputElement | null)[]>([])
  const focus = (box: number) => boxes.current[box]?.focus()
  useImperativeHandle(ref, () => ({ focus }))

  const take = ({ digits: entered, next }: Entered) => {
    onChange(entered)
    focus(next)
  }
  const begin = useEffectEvent(() => {
    // Digits that were typed or autofilled before hydration.
    const early = boxes.current.map((box) => box?.value ?? '')
    take(
      early.reduce<Entered>(
        (entered, text, at) => (text ? typedInto(entered.digits, at, text) : entered),
        { digits, next: 0 },
      ),
    )
  })
  useEffect(() => begin(), [])

  const onPaste = (event: ClipboardEvent, at: number) => {
    event.preventDefault()
    take(pastedInto(digits, at, event.clipboardData.getData('text')))
  }
  const onKeyDown = (event: KeyboardEvent, at: number) => {
    const goesBack = event.key === 'ArrowLeft' || (event.key === 'Backspace' && !digits[at])
    if (!goesBack && event.key !== 'ArrowRight') return
    event.preventDefault()
    focus(goesBack ? at - 1 : at + 1)
  }

  return (
    <div className="grid max-w-85 grid-cols-4 gap-3">
      {digits.map((digit, at) => (
        <input
          // biome-ignore lint/suspicious/noArrayIndexKey: a box is identified by its position
          key={at}
          ref={(box) => {
            boxes.current[at] = box
          }}
          aria-label={texts.digit(at + 1, digits.length)}
          aria-invalid={isInvalid || undefined}
          aria-describedby={describedBy}
          inputMode="numeric"
          // Phones autofill a code from a mail or text message into the one field that asks for it.
          autoComplete={at === 0 ? 'one-time-code' : 'off'}
          value={digit}
          // Not `onChange`: it does not fire when a digit is typed over the same digit.
          onInput={(event) => take(typedInto(digits, at, event.currentTarget.value))}
          onPaste={(event) => onPaste(event, at)}
          onKeyDown={(event) => onKeyDown(event, at)}
          onFocus={(event) => event.target.select()}
          className="field-control stencil h-20 text-center text-[2.125rem]"
        />
      ))}
    </div>
  )
}
