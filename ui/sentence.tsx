import { createElement, Fragment, type ReactNode } from 'react'

/** A sentence with something in it that is more than words, such as an amount; each language puts it in its place. */
export function Sentence({ parts }: { parts: readonly ReactNode[] }) {
  return createElement(Fragment, null, ...parts)
}
