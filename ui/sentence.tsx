import { createElement, Fragment, type ReactNode } from 'react'

/** A sentence that contains more than text, such as an amount; each language decides where it goes. */
export function Sentence({ parts }: { parts: readonly ReactNode[] }) {
  return createElement(Fragment, null, ...parts)
}

/** A part of a sentence for screen readers alone: what others see without words. */
export const readOut = (words: string) => <span className="sr-only">{words}</span>
