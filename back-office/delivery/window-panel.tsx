import { useState } from 'react'
import { officeDeliveryTexts } from '../../domain/texts/en/back-office/delivery.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { FormFailure } from '../../ui/form-failure.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { toast } from '../../ui/toasts.tsx'
import { api } from '../api/back-office-api.ts'
import { May } from '../session/operator.tsx'
import { ChangeForm } from '../ui/change-form.tsx'
import { useOfficeTexts } from '../ui/texts.ts'
import { useChange } from '../ui/use-change.ts'
import { clockOf } from './hours.ts'
import { type OfficeWindow, reloadTimes } from './times-queries.ts'

/** One weekly time in a line, which opens to be changed. */
export function WindowPanel({ window, area }: { window: OfficeWindow; area: string }) {
  const texts = useOfficeTexts(officeDeliveryTexts).times
  const { windowId, weekday, fromMinutes, toMinutes, capacity, cutoffMinutes, version } = window
  const hours = `${clockOf(fromMinutes)}–${clockOf(toMinutes)}`
  const name = texts.summary(texts.weekday[weekday] ?? '', hours)
  const params = { windowId: String(windowId) }
  return (
    <details className="panel">
      <summary className="min-h-11 cursor-pointer content-center">
        <span className="font-semibold">{name}</span>
        <span className="ml-3 text-small text-husk-700">
          {texts.facts(area, capacity, cutoffMinutes / 60)}
        </span>
      </summary>
      <div className="mt-4 grid gap-4">
        <ChangeForm
          label={name}
          submit={texts.save}
          right="delivery.edit"
          send={async (fields) => {
            const cutoff = Math.round(Number(fields.cutoff) * 60)
            const body = { capacity: Number(fields.capacity), cutoffMinutes: cutoff, version }
            await api('PUT /admin/delivery/windows/{windowId}', { params, body })
            toast.success(texts.saved)
            await reloadTimes()
          }}
        >
          <div className="grid items-start gap-4 sm:grid-cols-2">
            <TextField
              label={texts.capacity}
              name="capacity"
              type="number"
              min={1}
              defaultValue={capacity}
              required
            />
            <TextField
              label={texts.cutoff}
              name="cutoff"
              type="number"
              min={0}
              max={240}
              step="0.5"
              defaultValue={cutoffMinutes / 60}
              required
            />
          </div>
        </ChangeForm>
        <May right="delivery.edit">
          <RemoveWindow name={name} params={params} />
        </May>
      </div>
    </details>
  )
}

function RemoveWindow({ name, params }: { name: string; params: { windowId: string } }) {
  const texts = useOfficeTexts(officeDeliveryTexts).times
  const { isSending, failure, change } = useChange()
  const [isAsked, setAsked] = useState(false)
  const remove = () =>
    change(async () => {
      setAsked(false)
      await api('DELETE /admin/delivery/windows/{windowId}', { params })
      toast.success(texts.removed(name))
      await reloadTimes()
    })
  return (
    <div>
      <Button variant="outline" size="small" busy={isSending} onClick={() => setAsked(true)}>
        {texts.removeOf(name)}
      </Button>
      <FormFailure text={failure} />
      {isAsked && (
        <ConfirmDialog
          title={texts.removeOf(name)}
          question={texts.confirmRemove(name)}
          confirmLabel={texts.remove}
          danger
          onConfirm={remove}
          onCancel={() => setAsked(false)}
        />
      )}
    </div>
  )
}
