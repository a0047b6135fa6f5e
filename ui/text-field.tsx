import type { ComponentProps } from 'react'
import { Field, type FieldProps } from './field.tsx'

export function TextField(props: FieldProps & Omit<ComponentProps<'input'>, 'children'>) {
  const { label, error, hint, optional, className, ...input } = props
  return (
    <Field label={label} error={error} hint={hint} optional={optional} className={className}>
      {(attributes) => <input type="text" {...input} {...attributes} className="field-control" />}
    </Field>
  )
}

export function TextArea(props: FieldProps & Omit<ComponentProps<'textarea'>, 'children'>) {
  const { label, error, hint, optional, className, ...area } = props
  return (
    <Field label={label} error={error} hint={hint} optional={optional} className={className}>
      {(attributes) => <textarea rows={4} {...area} {...attributes} className="field-control" />}
    </Field>
  )
}
