import { useState } from 'react'
import { codesText } from '../../domain/delivery/areas.ts'
import { officeDeliveryTexts } from '../../domain/texts/en/back-office/delivery.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { FormFailure } from '../../ui/form-failure.tsx'
import { Money } from '../../ui/money.tsx'
import { toast } from '../../ui/toasts.tsx'
import { api, queryClient } from '../api/back-office-api.ts'
import { May } from '../session/operator.tsx'
import { useOfficeTexts } from '../ui/texts.ts'
import { useChange } from '../ui/use-change.ts'
import { AreaForm } from './area-form.tsx'
import { areasQuery, type OfficeArea } from './areas-query.ts'

/** One area in a line, which opens to be changed. */
export function AreaPanel({ area }: { area: OfficeArea }) {
  const texts = useOfficeTexts(officeDeliveryTexts)
  const { areaId, version, name } = area
  const params = { areaId: String(areaId) }
  return (
    <details className="panel">
      <summary className="min-h-11 cursor-pointer content-center">
        <span className="font-semibold">{name}</span>
        <span className="ml-3 text-small text-husk-700">
          {area.isServed ? (
            <>
              {texts.facts.feeShort} <Money rupees={area.fee} />
            </>
          ) : (
            texts.notServed
          )}
          {area.codes.length > 0 && ` · ${codesText(area.codes)}`}
        </span>
      </summary>
      <div className="mt-4 grid gap-4">
        <AreaForm
          label={name}
          submit={texts.save}
          area={area}
          save={async (facts) => {
            await api('PUT /admin/delivery/areas/{areaId}', { params, body: { ...facts, version } })
            toast.success(texts.saved(facts.name))
            await queryClient.invalidateQueries(areasQuery)
          }}
        />
        <May right="delivery.edit">
          <RemoveArea area={area} />
        </May>
      </div>
    </details>
  )
}

function RemoveArea({ area: { areaId, name } }: { area: OfficeArea }) {
  const texts = useOfficeTexts(officeDeliveryTexts)
  const { isSending, failure, change } = useChange()
  const [isAsked, setAsked] = useState(false)
  const remove = () =>
    change(async () => {
      setAsked(false)
      await api('DELETE /admin/delivery/areas/{areaId}', { params: { areaId: String(areaId) } })
      toast.success(texts.removed(name))
      await queryClient.invalidateQueries(areasQuery)
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
