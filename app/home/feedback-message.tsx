import { type ChangeEvent, type ComponentProps, useRef, useState } from 'react'
import { countWords, wordCountTone } from '../../domain/feedback/word-count.ts'
import { feedbackLimits } from '../../domain/limits.ts'
import { fieldTexts } from '../../domain/texts/en/fields.ts'
import { feedbackTexts } from '../../domain/texts/en/home.ts'
import { TextArea } from '../../ui/text-field.tsx'
import { useTexts } from '../../ui/texts.ts'

type FeedbackMessageProps = Omit<
  ComponentProps<typeof TextArea>,
  'label' | 'hint' | 'defaultValue'
> & { defaultValue?: string }

const tones = {
  calm: '',
  near: 'bg-turmeric-500 text-ink',
  over: 'bg-chilli-600 text-white',
}

/** The field for the message, with a count of its words; input beyond the limit is not accepted. */
export function FeedbackMessage(props: FeedbackMessageProps) {
  const { onChange, onFocus, onBlur, ...area } = props
  const texts = useTexts(feedbackTexts)
  const { labels } = useTexts(fieldTexts)
  const [words, setWords] = useState(() => countWords(area.defaultValue ?? ''))
  const [isFocused, setFocused] = useState(false)
  const accepted = useRef(area.defaultValue ?? '')

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
      label={labels.message}
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
          <span>{isFocused && texts.wordsHint(feedbackLimits.wordsTyped)}</span>
          <span className={`rounded-reed px-2 py-0.5 ${tones[wordCountTone(words)]}`}>
            {texts.wordCount(words, feedbackLimits.wordsTyped)}
          </span>
        </span>
      }
    />
  )
}
