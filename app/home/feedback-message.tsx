import { type ChangeEvent, type ComponentProps, useRef, useState } from 'react'
import { countWords, wordCountTone } from '../../domain/feedback/word-count.ts'
import { feedbackLimits } from '../../domain/limits.ts'
import { feedbackTexts } from '../../domain/texts/en/home.ts'
import { TextArea } from '../../ui/text-field.tsx'

type FeedbackMessageProps = Omit<ComponentProps<typeof TextArea>, 'label' | 'hint'>

const tones = {
  calm: '',
  near: 'bg-turmeric-500 text-ink',
  over: 'bg-chilli-600 text-white',
}

/** What the customer writes, counted in words; what would be too many is not let in. */
export function FeedbackMessage({ onChange, onFocus, onBlur, ...area }: FeedbackMessageProps) {
  const [words, setWords] = useState(0)
  const [isFocused, setFocused] = useState(false)
  const accepted = useRef('')

  const change = (event: ChangeEvent<HTMLTextAreaElement>) => {
    const { currentTarget } = event
    if (countWords(currentTarget.value) > feedbackLimits.wordsTyped) {
      const typed = currentTarget.value.length - accepted.current.length
      const cursor = Math.max(0, currentTarget.selectionStart - Math.max(0, typed))
      currentTarget.value = accepted.current
      currentTarget.setSelectionRange(cursor, cursor)
    }
    accepted.current = currentTarget.value
    setWords(countWords(currentTarget.value))
    onChange?.(event)
  }

  return (
    <TextArea
      label="Message"
      rows={3}
      {...area}
      onChange={change}
      onFocus={(event) => {
        setFocused(true)
        onFocus?.(event)
      }}
      onBlur={(event) => {
        setFocused(false)
        onBlur?.(event)
      }}
      hint={
        <span className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
          <span>{isFocused && feedbackTexts.wordsHint(feedbackLimits.wordsTyped)}</span>
          <span className={`rounded-reed px-2 py-0.5 ${tones[wordCountTone(words)]}`}>
            {words}/{feedbackLimits.wordsTyped} words
          </span>
        </span>
      }
    />
  )
}
