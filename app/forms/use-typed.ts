import { useEffect, useState } from 'react'
import type { Fields } from '../../ui/form-rules.ts'
import { keepTyped, typedBefore } from './typed.ts'

/** What was typed into a form before, and what the tab keeps of it under this name until it is forgotten. */
export function useTyped(typedAs: string) {
  const [typed] = useState(() => typedBefore<Fields>(typedAs))
  return { typed, ...keeping(typedAs) }
}

/** The same for a form of guests and customers: each goes on with their own, a customer with what they typed as a guest. */
export function usePersonsTyped(form: string, customer: number | undefined) {
  const own = customer === undefined ? form : `${form} of customer ${customer}`
  const [typed] = useState(() => typedBefore<Fields>(form) ?? typedBefore<Fields>(own))
  useEffect(() => {
    const asGuest = own === form ? undefined : typedBefore(form)
    if (asGuest === undefined) return
    keepTyped(own, asGuest)
    keepTyped(form, undefined)
  }, [form, own])
  return { typed, ...keeping(own) }
}

function keeping(typedAs: string) {
  return {
    keep: (fields: Fields | undefined) => keepTyped(typedAs, fields),
    forget: () => keepTyped(typedAs, undefined),
  }
}
