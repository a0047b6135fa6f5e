import { useState } from 'react'
import type { Feedback } from '../../contract/index.ts'
import { feedbackClampCharacters } from '../../domain/limits.ts'
import { feedbackTexts } from '../../domain/texts/en/home.ts'
import { Stars } from '../../ui/stars.tsx'
import { useTexts } from '../../ui/texts.ts'
import { clampedText } from './clamped-text.ts'
import { initialsOf } from './initials.ts'

export function FeedbackCard({ feedback }: { feedback: Feedback }) {
  const { name, feedbackCount, message } = feedback
  return (
    <figure className="flex h-full flex-col bg-white text-brinjal-700">
      <div className="tooth tooth-down" />
      <div className="flex flex-auto flex-col px-5 pt-4 pb-6 text-ink md:px-7">
        <Stars rating={feedbackCount} />
        <blockquote className="mt-4 mb-5">
          <Message text={message} />
        </blockquote>
        <figcaption className="mt-auto flex items-center gap-4 font-semibold">
          <span aria-hidden className="initials">
            {initialsOf(name)}
          </span>
          <span className="min-w-0 wrap-anywhere">{name}</span>
        </figcaption>
      </div>
    </figure>
  )
}

function Message({ text }: { text: string }) {
  const texts = useTexts(feedbackTexts)
  const [isOpen, setOpen] = useState(false)
  const beginning = clampedText(text, feedbackClampCharacters)
  return (
    <p className="text-lead leading-[1.4] wrap-anywhere">
      {beginning === undefined || isOpen ? text : `${beginning}...`}
      {beginning !== undefined && (
        <>
          {' '}
          <button
            type="button"
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
            className="text-link noscript:hidden"
          >
            {isOpen ? texts.seeLess : texts.seeMore}
          </button>
        </>
      )}
    </p>
  )
}
