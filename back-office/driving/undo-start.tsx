import { useEffect, useState } from 'react'
import { undoMinutes } from '../../domain/limits.ts'
import { drivingTexts } from '../../domain/texts/en/driving.ts'
import { minuteMs } from '../../domain/time.ts'
import { Button } from '../../ui/button.tsx'
import { FormFailure } from '../../ui/form-failure.tsx'
import { useTexts } from '../../ui/texts.ts'
import { useSending } from '../../ui/use-sending.ts'
import { api } from '../api/back-office-api.ts'
import { usePhoneFailure } from '../ui/use-phone-failure.ts'
import { reloadMyRuns, showMyRuns } from './driving-query.ts'

/** After a slip of the finger: offered for as long as nobody has been told. */
export function UndoStart({ runId, startedAt }: { runId: number; startedAt: string }) {
  const texts = useTexts(drivingTexts)
  const failureOf = usePhoneFailure(texts.failures)
  const { isSending, failure, run } = useSending()
  const endsMs = Date.parse(startedAt) + undoMinutes * minuteMs
  const [isOffered, setOffered] = useState(() => Date.now() < endsMs)
  useEffect(() => {
    const timer = setTimeout(() => setOffered(false), Math.max(0, endsMs - Date.now()))
    return () => clearTimeout(timer)
  }, [endsMs])
  if (!isOffered) return null
  const undo = () =>
    run(async () => {
      try {
        const params = { runId: String(runId) }
        showMyRuns((await api('POST /admin/driving/runs/{runId}/start-undo', { params })).body)
      } catch (error) {
        // It may have been done, and only its answer was lost.
        await reloadMyRuns()
        return failureOf(error)
      }
    })
  return (
    <div>
      <Button variant="link" busy={isSending} onClick={undo}>
        {texts.undoStart}
      </Button>
      <FormFailure text={failure} />
    </div>
  )
}
