import { codesText } from '../../domain/delivery/areas.ts'
import { officeDeliveryTexts } from '../../domain/texts/en/back-office/delivery.ts'
import { Money } from '../../ui/money.tsx'
import { toast } from '../../ui/toasts.tsx'
import { api, queryClient } from '../api/back-office-api.ts'
import { May } from '../session/operator.tsx'
import { useOfficeTexts } from '../ui/texts.ts'
import { useBegunWith } from '../ui/use-begun-with.ts'
import { AreaForm } from './area-form.tsx'
import { areasQuery, type OfficeArea } from './areas-query.ts'
import { RemoveButton } from './remove-button.tsx'

/** One area in a line, which opens to be changed. */
export function AreaPanel({ area }: { area: OfficeArea }) {
  const texts = useOfficeTexts(officeDeliveryTexts)
  const { areaId, name } = area
  const { shown, startOver, typing } = useBegunWith(area)
  const { version } = shown
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
          area={shown}
          version={version}
          typing={typing}
          save={async (facts) => {
            await api('PUT /admin/delivery/areas/{areaId}', { params, body: { ...facts, version } })
            startOver()
            toast.success(texts.saved(facts.name))
            await queryClient.invalidateQueries(areasQuery)
          }}
        />
        <May right="delivery.edit">
          <RemoveButton
            name={name}
            question={texts.confirmRemove(name)}
            remove={() => api('DELETE /admin/delivery/areas/{areaId}', { params })}
            reload={() => queryClient.invalidateQueries(areasQuery)}
          />
        </May>
      </div>
    </details>
  )
}
