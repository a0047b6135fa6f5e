import { useId } from 'react'
import { replacementTexts } from '../../domain/texts/en/replacements.ts'
import { Button } from '../../ui/button.tsx'
import { ShopDate } from '../../ui/date.tsx'
import { FormFailure } from '../../ui/form-failure.tsx'
import { Sentence } from '../../ui/sentence.tsx'
import { useTexts } from '../../ui/texts.ts'
import { useSending } from '../../ui/use-sending.ts'
import { api } from '../api/back-office-api.ts'
import { usePickingFailure } from '../picking/picking-failure.ts'
import { May } from '../session/operator.tsx'
import { type Replacement, reloadOrders } from './queries.ts'

/** What is sent again after a claim: to be packed, to leave the store, gone, or back. */
export function SentAgain({ replacement }: { replacement: Replacement }) {
  const texts = useTexts(replacementTexts)
  const { packedAt, bags, leftAt, isMailed, isBack, lines } = replacement
  const sent = lines.filter(({ picked }) => picked > 0)
  if (!packedAt) return <Pack replacement={replacement} />
  if (sent.length === 0) return <p>{texts.nothing}</p>
  return (
    <div className="grid grid-cols-1 gap-2">
      <ul className="wrap-anywhere">
        {sent.map(({ goods, name, picked }) => (
          <li key={goods}>{texts.ordered(picked, name)}</li>
        ))}
      </ul>
      <p>
        {leftAt ? (
          <Sentence parts={texts.left(<ShopDate value={leftAt} />)} />
        ) : (
          texts.packed(bags ?? 1)
        )}
      </p>
      {isBack && (
        <May right="orders.pick">
          <Pack replacement={replacement} />
        </May>
      )}
      {!isMailed && (
        <May right="orders.complete">
          <Leave replacement={replacement} />
        </May>
      )}
    </div>
  )
}

/** Sends a call about what is sent again, and shows what then stands, or why it was refused. */
function useReplacementCall() {
  const failureOf = usePickingFailure()
  const { isSending, failure, run } = useSending()
  const send = (call: () => Promise<unknown>) =>
    run(async () => {
      try {
        await call()
        await reloadOrders()
      } catch (error) {
        await reloadOrders()
        return failureOf(error)
      }
    })
  return { isSending, failure, send }
}

function Pack({ replacement }: { replacement: Replacement }) {
  const texts = useTexts(replacementTexts)
  const { isSending, failure, send } = useReplacementCall()
  const { replacementId, isBack, bags, lines } = replacement
  const most = ({ quantity, picked }: (typeof lines)[number]) => (isBack ? picked : quantity)
  const pack = (fields: FormData) => {
    const params = { replacementId: String(replacementId) }
    const picked = lines.map(({ goods }) => ({ goods, picked: Number(fields.get(goods)) }))
    const body = { bags: Number(fields.get('bags')), lines: picked }
    return send(() => api('POST /admin/replacements/{replacementId}/packing', { params, body }))
  }
  return (
    <form
      aria-label={texts.title}
      className="grid max-w-160 grid-cols-1 gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        void pack(new FormData(event.currentTarget))
      }}
    >
      <p className="text-small">{isBack ? texts.back : `${texts.nothingToPay} ${texts.missing}`}</p>
      {lines
        .filter((line) => most(line) > 0)
        .map((line) => (
          <div key={line.goods} className="grid grid-cols-1 gap-1">
            {!isBack && <p className="font-semibold">{texts.ordered(line.quantity, line.name)}</p>}
            <NumberField
              label={isBack ? texts.kept(line.name) : texts.found(line.name)}
              name={line.goods}
              least={0}
              most={most(line)}
              value={most(line)}
            />
          </div>
        ))}
      <NumberField label={texts.bags} name="bags" least={1} most={1000} value={bags ?? 1} />
      <div>
        <Button type="submit" busy={isSending}>
          {isBack ? texts.save : texts.pack}
        </Button>
      </div>
      <FormFailure text={failure} />
    </form>
  )
}

type NumberFieldProps = { label: string; name: string; least: number; most: number; value: number }

function NumberField({ label, name, least, most, value }: NumberFieldProps) {
  const id = useId()
  return (
    <div className="grid grid-cols-1 gap-1">
      <label htmlFor={id} className="text-small">
        {label}
      </label>
      <input
        id={id}
        name={name}
        type="number"
        inputMode="numeric"
        min={least}
        max={most}
        required
        defaultValue={value}
        className="field-control w-full"
      />
    </div>
  )
}

function Leave({ replacement: { replacementId, leftAt } }: { replacement: Replacement }) {
  const texts = useTexts(replacementTexts)
  const { isSending, failure, send } = useReplacementCall()
  const call = { params: { replacementId: String(replacementId) } }
  const change = () =>
    send(() =>
      leftAt
        ? api('POST /admin/replacements/{replacementId}/departure-undo', call)
        : api('POST /admin/replacements/{replacementId}/departure', call),
    )
  return (
    <div>
      <Button variant={leftAt ? 'outline' : 'primary'} busy={isSending} onClick={change}>
        {leftAt ? texts.undo : texts.leave}
      </Button>
      <FormFailure text={failure} />
    </div>
  )
}
