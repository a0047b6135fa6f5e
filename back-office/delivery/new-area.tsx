import { useId, useRef, useState } from 'react'
import {
  areaPresets,
  collectionPreset,
  elsewherePreset,
} from '../../domain/delivery/area-presets.ts'
import { freeShippingOverCents } from '../../domain/delivery/terms.ts'
import { rupees } from '../../domain/money/money.ts'
import { officeDeliveryTexts } from '../../domain/texts/en/back-office/delivery.ts'
import { toast } from '../../ui/toasts.tsx'
import { api, queryClient } from '../api/back-office-api.ts'
import { useOfficeTexts } from '../ui/texts.ts'
import { useFocusAfter } from '../ui/use-focus-after.ts'
import { AreaForm } from './area-form.tsx'
import { type AreaFacts, areasQuery } from './areas-query.ts'

const terms = { fee: 0, freeFrom: rupees(freeShippingOverCents), minimum: 0, isServed: true }

const own: AreaFacts = { kind: 'CODES', name: '', names: { si: '', ta: '' }, codes: [], ...terms }
const elsewhere: AreaFacts = { kind: 'ELSEWHERE', ...elsewherePreset, ...terms }
const collection: AreaFacts = {
  kind: 'COLLECTION',
  ...collectionPreset,
  ...terms,
  freeFrom: null,
}
const byCodes = areaPresets.map((preset): AreaFacts => ({ kind: 'CODES', ...preset, ...terms }))

/** Adds an area: from a list of districts, or with codes of one's own. */
export function NewArea({ hasElsewhere }: { hasElsewhere: boolean }) {
  const texts = useOfficeTexts(officeDeliveryTexts)
  const [start, setStart] = useState({ place: 0, edition: 0 })
  const beginning = useRef<HTMLSelectElement>(null)
  useFocusAfter(start.edition, () => beginning.current)
  const id = useId()
  const all = [own, ...(hasElsewhere ? [] : [elsewhere]), collection, ...byCodes]
  const area = all[start.place] ?? own
  return (
    <section aria-label={texts.addFromPreset} className="panel grid gap-4">
      <h2>{texts.addFromPreset}</h2>
      <div className="grid max-w-md gap-1.5">
        <label htmlFor={id} className="text-small font-semibold">
          {texts.preset}
        </label>
        <select
          id={id}
          ref={beginning}
          value={start.place}
          onChange={({ target }) => setStart({ ...start, place: Number(target.value) })}
          className="small-control"
        >
          {all.map(({ name }, place) => (
            <option key={name} value={place}>
              {place === all.indexOf(collection) ? texts.collection : name || texts.ownCodes}
            </option>
          ))}
        </select>
        {area.codes.length > 0 && <p className="text-label text-husk-700">{texts.presetHint}</p>}
      </div>
      <AreaForm
        key={`${start.place} ${start.edition}`}
        label={texts.addFromPreset}
        submit={texts.add}
        area={area}
        save={async (facts) => {
          await api('POST /admin/delivery/areas', { body: facts })
          toast.success(texts.added(facts.name))
          setStart({ place: 0, edition: start.edition + 1 })
          await queryClient.invalidateQueries(areasQuery)
        }}
      />
    </section>
  )
}
