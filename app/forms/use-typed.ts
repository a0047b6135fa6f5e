import { useState } from 'react'
import type { Fields } from '../../ui/form-rules.ts'
import { keepTyped, typedBefore } from './typed.ts'

/** What was typed into a form before, and what the tab keeps of it under this name until it is forgotten. */
export function useTyped(typedAs: string) {
  const [typed] = useState(() => typedBefore<Fields>(typedAs))
  return {
    typed,
    keep: (fields: Fields | undefined) => keepTyped(typedAs, fields),
    forget: () => keepTyped(typedAs, undefined),
  }
}
