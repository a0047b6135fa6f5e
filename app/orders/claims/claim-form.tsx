import { useEffect, useRef, useState } from 'react'
import type { OrderClaims } from '../../../contract/index.ts'
import { claimWordCharacters } from '../../../domain/limits.ts'
import { type ClaimKind, claimWishes, needsPhoto } from '../../../domain/orders/claims.ts'
import { claimTexts } from '../../../domain/texts/en/claims.ts'
import { Button } from '../../../ui/button.tsx'
import { useForm } from '../../../ui/form.ts'
import { FormFailure } from '../../../ui/form-failure.tsx'
import { noRules } from '../../../ui/form-rules.ts'
import { TextArea, TextField } from '../../../ui/text-field.tsx'
import { useTexts } from '../../../ui/texts.ts'
import { useLangOf } from '../../../ui/use-lang-of.ts'
import { useRequestKey } from '../../../ui/use-request-key.ts'
import { useTyped } from '../../forms/use-typed.ts'
import { ClaimPhotos } from './claim-photos.tsx'
import { useClaim } from './use-claim.ts'
import { usePhotos } from './use-photos.ts'

type ClaimFormProps = {
  orderId: number
  /** Those that can still be claimed. */
  goods: OrderClaims['goods']
  /** Those whose time has not ended. */
  kinds: readonly ClaimKind[]
  /** What has been claimed. */
  claims: OrderClaims['claims']
  /** Under which name the tab keeps what is typed. */
  typedAs: string
  onSent: () => void
}

/** One item that something is wrong with. More can be added once it is sent. */
export function ClaimForm({ orderId, goods, kinds, claims, typedAs, onSent }: ClaimFormProps) {
  const texts = useTexts(claimTexts)
  const langOf = useLangOf()
  const { typed, keep, forget } = useTyped(typedAs)
  const [begunWith] = useState(goods)
  // An item of which all was claimed in the meantime, as in another tab, stays with what is written about it.
  const offered = [...goods, ...begunWith.filter(({ goods: each }) => !isAmong(goods, each))]
  const [key, setKey] = useState(
    () => (goods.find((each) => each.goods === typed?.goods) ?? goods[0])?.goods,
  )
  const [kind, setKind] = useState(kinds.find((each) => each === typed?.kind) ?? kinds[0])
  const photos = usePhotos(orderId, typedAs)
  const first = useRef<HTMLSelectElement>(null)
  // The button that opened the form is gone.
  useEffect(() => first.current?.focus(), [])
  const chosen = offered.find((each) => each.goods === key) ?? offered[0]
  const asksForPhotos = kind !== 'MISSING'
  const request = useRequestKey('claim', {
    done: claims.flatMap(({ lines }) => lines.map(({ requestKey }) => requestKey)),
    isSent: typed !== undefined,
  })
  const claim = useClaim(orderId, {
    request,
    onSent: () => {
      forget()
      photos.forget()
      onSent()
    },
  })
  const { form, isSending, failure } = useForm({
    rules: noRules,
    onType: (fields) => {
      request.onType()
      keep(fields)
    },
    send: async ({ units, wish, words = '' }) => {
      if (!chosen || !kind) return undefined
      return claim({
        goods: chosen.goods,
        kind,
        units: Number(units),
        wish: claimWishes.find((each) => each === wish) ?? 'REFUND',
        words,
        photoIds: asksForPhotos ? photos.added.map(({ id }) => id) : [],
      })
    },
  })
  if (!chosen || !kind) return null

  return (
    <form {...form} noValidate={false} aria-label={texts.title} className="grid max-w-160 gap-4">
      {/* What is changed now would not be sent, and be gone with the form. */}
      <div inert={isSending} className="grid gap-4">
        <p>{texts.intro}</p>
        <label className="grid gap-1">
          <span className="text-small font-semibold">{texts.chooseItems}</span>
          <select
            ref={first}
            name="goods"
            value={chosen.goods}
            onChange={({ target }) => setKey(offered[target.selectedIndex]?.goods)}
            className="field-control w-full truncate"
          >
            {offered.map(({ goods: value, name, packageName }) => (
              <option key={value} value={value} lang={langOf(name)}>
                {packageName ? `${name} (${texts.inPackage(packageName)})` : name}
              </option>
            ))}
          </select>
        </label>
        <Choice
          legend={texts.kind}
          name="kind"
          choices={kinds.map((value) => [value, texts.kinds[value]])}
          chosen={kind}
          onChoose={(value) => setKind(kinds.find((each) => each === value))}
        />
        <TextField
          key={chosen.goods}
          label={texts.units}
          name="units"
          type="number"
          required
          min={1}
          max={chosen.units}
          defaultValue={(chosen.goods === typed?.goods && typed?.units) || 1}
        />
        <Choice
          legend={texts.wish}
          name="wish"
          choices={claimWishes.map((value) => [value, texts.wishes[value]])}
          first={typed?.wish}
        />
        <TextArea
          label={texts.words}
          name="words"
          maxLength={claimWordCharacters}
          optional
          defaultValue={typed?.words}
        />
        {asksForPhotos && <ClaimPhotos photos={photos} isNeeded={needsPhoto(kind)} />}
      </div>
      <div>
        <Button type="submit" busy={isSending || photos.isSending}>
          {texts.submit}
        </Button>
      </div>
      <FormFailure text={failure} />
    </form>
  )
}

function isAmong(goods: OrderClaims['goods'], key: string): boolean {
  return goods.some((each) => each.goods === key)
}

type ChoiceProps = {
  legend: string
  name: string
  choices: readonly (readonly [value: string, words: string])[]
  chosen?: string
  /** The one that is chosen at first. */
  first?: string | undefined
  onChoose?: (value: string) => void
}

/** The first is chosen where nothing says otherwise. */
function Choice({ legend, name, choices, chosen, first = choices[0]?.[0], onChoose }: ChoiceProps) {
  return (
    <fieldset className="grid min-w-0 gap-1">
      <legend className="text-small font-semibold">{legend}</legend>
      {choices.map(([value, words]) => (
        <label key={value} className="flex min-h-11 items-center gap-2.5">
          <input
            type="radio"
            name={name}
            value={value}
            required
            {...(onChoose
              ? { checked: value === chosen, onChange: () => onChoose(value) }
              : { defaultChecked: value === first })}
            className="size-5 flex-none"
          />
          {words}
        </label>
      ))}
    </fieldset>
  )
}
