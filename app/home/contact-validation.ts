import { zodResolver } from '@hookform/resolvers/zod'
import { createFormControl, type Resolver } from 'react-hook-form'
import { contactForm } from '../../domain/contact/contact-form.ts'

/** The form's fields, as typed. */
export type ContactMessage = { name: string; email: string; contact: string; message: string }

// The rules also let the phone be left out, which the form's own type does not.
const resolver = zodResolver(contactForm) as Resolver<ContactMessage, unknown, ContactMessage>

/** Loaded when the contact form is first touched. It speaks on sending; editing a field silences it. */
export function contactControl() {
  const control = createFormControl({ resolver, reValidateMode: 'onSubmit' })
  control.subscribe({
    formState: { values: true },
    callback: ({ name }) => {
      if (isField(name)) control.clearErrors(name)
    },
  })
  return control
}

function isField(name: string | undefined): name is keyof ContactMessage {
  return name !== undefined && name in contactForm.shape
}
