import { useState } from 'react'
import { amountText, cents, rupees } from '../../domain/money/money.ts'
import { type CreditKind, creditKinds } from '../../domain/orders/credits.ts'
import { orderMoneyTexts } from '../../domain/texts/en/back-office/order-money.ts'
import { formats as englishFormats } from '../../domain/texts/en/formats.ts'
import { type Fields, fieldsOf } from '../../ui/form-rules.ts'
import { Money } from '../../ui/money.tsx'
import { Sentence } from '../../ui/sentence.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useTexts } from '../../ui/texts.ts'
import { toast } from '../../ui/toasts.tsx'
import { api } from '../api/back-office-api.ts'
import { ChangeForm } from '../ui/change-form.tsx'
import { useOfficeTexts } from '../ui/texts.ts'
import { creditOf, unitsIn } from './credit-of.ts'
import { GoodsField } from './goods-field.tsx'
import { type OrderDetail, reloadOrders } from './queries.ts'
import { isRefundWay, MoneyBackFields } from './refund-way.tsx'

/** The form that credits goods or an amount. It is collapsed at first, because a credit cannot be undone. */
export function GiveMoneyBack({ order }: { order: OrderDetail }) {
  const [isOpen, setOpen] = useState(false)
  const texts = useOfficeTexts(orderMoneyTexts).credit
  return (
    <details className="panel" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="font-semibold">{texts.title}</summary>
      {isOpen && <CreditForm order={order} />}
    </details>
  )
}

function CreditForm({ order }: { order: OrderDetail }) {
  const texts = useOfficeTexts(orderMoneyTexts).credit
  const formats = useTexts(englishFormats)
  const [typed, setTyped] = useState<Fields>({})
  const [requestKey, setRequestKey] = useState(() => crypto.randomUUID())
  const amount = amountIn(order, typed)
  return (
    <ChangeForm
      label={texts.title}
      submit={texts.submit}
      resets
      question={{
        text: (fields) => texts.confirm(amountText(cents(amountIn(order, fields)), formats)),
        cancel: texts.keep,
      }}
      className="mt-4 grid gap-4"
      send={async (fields) => {
        const { reason = '', refund } = fields
        await api('POST /admin/orders/{orderId}/credits', {
          params: { orderId: String(order.orderId) },
          body: {
            ...creditIn(order, fields),
            version: order.version,
            reason,
            refund: isRefundWay(refund) ? refund : undefined,
            requestKey,
          },
        })
        toast.success(texts.done)
        setRequestKey(crypto.randomUUID())
        setTyped({})
        await reloadOrders()
      }}
    >
      <fieldset
        className="grid gap-4"
        onChange={({ currentTarget: { form } }) => form && setTyped(fieldsOf(new FormData(form)))}
      >
        <GoodsField goods={order.goods} />
        <TextField
          label={texts.amount}
          name="amount"
          type="number"
          min={0}
          max={order.keptAmount}
          step={0.01}
          optional
        />
      </fieldset>
      <output>
        <Sentence parts={texts.sum(<Money rupees={amount} precise />)} />
      </output>
      <label className="grid gap-1">
        <span className="font-semibold">{texts.kind}</span>
        <select name="kind" className="field-control">
          {creditKinds.map((kind) => (
            <option key={kind} value={kind}>
              {texts.kinds[kind]}
            </option>
          ))}
        </select>
      </label>
      <MoneyBackFields order={order} amount={amount} texts={texts} />
    </ChangeForm>
  )
}

/** An amount is out of goodwill; the kind is that of goods. */
function creditIn({ goods }: OrderDetail, fields: Fields) {
  const units = unitsIn(goods, fields)
  if (units.size === 0) return { kind: 'GOODWILL' as const, amount: Number(fields.amount ?? 0) }
  const lines = [...units].map(([key, count]) => ({ goods: key, units: count }))
  return { kind: kindIn(fields), lines }
}

function kindIn({ kind }: Fields): CreditKind {
  return creditKinds.find((each) => each === kind) ?? 'GOODWILL'
}

/** What is given back, in rupees. */
function amountIn(order: OrderDetail, fields: Fields): number {
  const units = unitsIn(order.goods, fields)
  return units.size > 0 ? rupees(creditOf(order, units)) : Number(fields.amount ?? 0)
}
