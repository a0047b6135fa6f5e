import type { ReactNode } from 'react'
import { ApiError } from '../../contract/client.ts'
import { Button } from '../../ui/button.tsx'
import { FormFailure } from '../../ui/form-failure.tsx'
import { toast } from '../../ui/toasts.tsx'
import { queryClient } from '../api/back-office-api.ts'
import { useChange } from './use-change.ts'
import { useFocusWhenRemoved } from './use-focus-after.ts'

type RowChangeProps = {
  /** The key of the list, which is loaded again afterwards, also after a conflict. */
  queryKey: readonly unknown[]
  send: () => Promise<unknown>
  /** For screen readers, if the button's own text does not name the row. */
  label?: string
  children: ReactNode
}

/** A button that changes its row. If that fails, the reason is shown below it. */
export function RowChange({ queryKey, send, label, children }: RowChangeProps) {
  const { isSending, failure, change } = useChange()
  const button = useFocusWhenRemoved()
  const onClick = () =>
    change(async () => {
      try {
        await send()
      } catch (error) {
        if (!isGone(error)) throw error
        toast.error(error.message)
      } finally {
        await queryClient.invalidateQueries({ queryKey })
      }
    })
  return (
    <div className="grid justify-items-start gap-2">
      <Button
        ref={button}
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

/** Whether a row is no longer there, and with it the place below its button. */
function isGone(error: unknown): error is ApiError {
  return error instanceof ApiError && error.status === 404 && error.code !== 'notFound'
}
