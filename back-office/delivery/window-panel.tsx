import { officeDeliveryTexts } from '../../domain/texts/en/back-office/delivery.ts'
import { toast } from '../../ui/toasts.tsx'
import { api } from '../api/back-office-api.ts'
import { May } from '../session/operator.tsx'
import { ChangeForm } from '../ui/change-form.tsx'
import { useOfficeTexts } from '../ui/texts.ts'
import { useBegunWith } from '../ui/use-begun-with.ts'
import { clockOf } from './hours.ts'
import { RemoveButton } from './remove-button.tsx'
import { RoomFields, roomIn } from './room-fields.tsx'
import { type OfficeWindow, reloadTimes } from './times-queries.ts'

/** One weekly time in a line, which opens to be changed. */
export function WindowPanel({ window, area }: { window: OfficeWindow; area: string }) {
  const texts = useOfficeTexts(officeDeliveryTexts).times
  const { windowId, weekday, fromMinutes, toMinutes, capacity, cutoffMinutes } = window
  const { shown, startOver, typing } = useBegunWith(window)
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
          {...typing}
          send={async (fields) => {
            const body = { ...roomIn(fields), version: shown.version }
            await api('PUT /admin/delivery/windows/{windowId}', { params, body })
            startOver()
            toast.success(texts.saved)
            await reloadTimes()
          }}
        >
          <div key={shown.version} className="grid items-start gap-4 sm:grid-cols-2">
            <RoomFields capacity={shown.capacity} cutoffHours={shown.cutoffMinutes / 60} />
          </div>
        </ChangeForm>
        <May right="delivery.edit">
          <RemoveButton
            name={name}
            question={texts.confirmRemove(name)}
            remove={() => api('DELETE /admin/delivery/windows/{windowId}', { params })}
            reload={reloadTimes}
          />
        </May>
      </div>
    </details>
  )
}
