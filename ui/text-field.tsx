import type { ComponentProps } from 'react'
import { Field, type FieldProps } from './field.tsx'

export function TextField(props: FieldProps & Omit<ComponentProps<'input'>, 'children'>) {
  const { label, error, refusedBy, hint, optional, className, ...input } = props
  const field = { label, error, refusedBy, hint, optional, className }
  return (
    <Field {...field}>
      {(attributes) => <input type="text" {...input} {...attributes} className="field-control" />}
    </Field>
  )
}

export function TextArea(props: FieldProps & Omit<ComponentProps<'textarea'>, 'children'>) {
  const { label, error, refusedBy, hint, optional, className, ...area } = props
  const field = { label, error, refusedBy, hint, optional, className }
  return (
    <Field {...field}>
      {(attributes) => <textarea rows={4} {...area} {...attributes} className="field-control" />}
    </Field>
  )
}
