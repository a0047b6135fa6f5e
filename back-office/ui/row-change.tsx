import type { ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import { FormFailure } from '../../ui/form-failure.tsx'
import { queryClient } from '../api/back-office-api.ts'
import { useChange } from './use-change.ts'

type RowChangeProps = {
  /** Of the list, which is asked for again afterwards, also when somebody else was first. */
  queryKey: readonly unknown[]
  send: () => Promise<unknown>
  /** The whole of what it does to which row, for screen readers, where its own words leave the row out. */
  label?: string
  children: ReactNode
}

/** A button that changes the row it stands in; why that failed is told beneath. */
export function RowChange({ queryKey, send, label, children }: RowChangeProps) {
  const { isSending, failure, change } = useChange()
  const onClick = () =>
    change(async () => {
      try {
        await send()
      } finally {
        await queryClient.invalidateQueries({ queryKey })
      }
    })
  return (
    <div className="grid justify-items-start gap-2">
      <Button
        variant="outline"
        size="small"
        busy={isSending}
        aria-label={label}
        onClick={onClick}
        className="whitespace-nowrap"
      >
        {children}
      </Button>
      <FormFailure text={failure} />
    </div>
  )
}
