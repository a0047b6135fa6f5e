import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { Erasure } from '../../contract/index.ts'
import { fullDate } from '../../domain/dates.ts'
import { formats } from '../../domain/texts/en/formats.ts'
import { ownDataTexts } from '../../domain/texts/en/own-data.ts'
import { Button } from '../../ui/button.tsx'
import { FormFailure } from '../../ui/form-failure.tsx'
import { showData } from '../../ui/show-data.ts'
import { useTexts } from '../../ui/texts.ts'
import { toast } from '../../ui/toasts.tsx'
import { useSending } from '../../ui/use-sending.ts'
import { askOnceMore } from '../api/ask-once-more.ts'
import { api } from '../api/browser.ts'
import { erasureQuery } from '../api/customer-queries.ts'
import { limitMessage } from '../api/server-message.ts'

type PendingErasureProps = {
  erasure: Erasure
  /** It was asked for just now: the focused button is gone, so this takes the focus. */
  isNew: boolean
  onKept: () => void
}

/** When the account is to be deleted, what comes first, and the button that keeps it. */
export function PendingErasure({ erasure, isNew, onKept }: PendingErasureProps) {
  const texts = useTexts(ownDataTexts).pending
  const spelling = useTexts(formats)
  const queryClient = useQueryClient()
  const notice = useRef<HTMLDivElement>(null)
  const { isSending, failure, run } = useSending()
  useEffect(() => {
    if (isNew) notice.current?.focus()
  }, [isNew])

  const keep = async () => {
    try {
      await askOnceMore(() => api('DELETE /user/erasure', {}))
    } catch (error) {
      void queryClient.invalidateQueries({ queryKey: erasureQuery().queryKey })
      return limitMessage(error) ?? texts.failed
    }
    showData(queryClient, erasureQuery().queryKey, null)
    toast.success(texts.kept)
    onKept()
  }
  const isOver = new Date(erasure.until) < new Date()
  const first = spelling.list(erasure.waitsFor.map(texts.order))
  return (
    <div
      ref={notice}
      tabIndex={-1}
      className="grid justify-items-start gap-3 rounded-reed bg-chilli-100 p-4 outline-none"
    >
      <p className="font-semibold">
        {isOver ? texts.soon : texts.when(fullDate(erasure.until, spelling))}
      </p>
      {erasure.waitsFor.length > 0 && <p>{texts.waits(first)}</p>}
      <Button busy={isSending} onClick={() => void run(keep)}>
        {isSending ? texts.keeping : texts.keep}
      </Button>
      <FormFailure text={failure} />
    </div>
  )
}
