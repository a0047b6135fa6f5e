import type { ComponentProps } from 'react'
import { ChangeForm } from './change-form.tsx'

type PanelFormProps = Omit<ComponentProps<typeof ChangeForm>, 'className'> & { open?: boolean }

/** A form in a panel of its own, which is collapsed at first. */
export function PanelForm({ open, ...form }: PanelFormProps) {
  return (
    <details className="panel" open={open}>
      <summary className="font-semibold">{form.label}</summary>
      <ChangeForm {...form} className="mt-4 grid gap-4" />
    </details>
  )
}
