import { orderMoneyTexts } from '../../domain/texts/en/back-office/order-money.ts'
import { ShopDate } from '../../ui/date.tsx'
import { Money } from '../../ui/money.tsx'
import { Sentence } from '../../ui/sentence.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { toast } from '../../ui/toasts.tsx'
import { api } from '../api/back-office-api.ts'
import { May, useMay, useOperator } from '../session/operator.tsx'
import { ChangeForm } from '../ui/change-form.tsx'
import { useOfficeTexts } from '../ui/texts.ts'
import { type OrderDetail, reloadOrders } from './queries.ts'

type Refund = OrderDetail['refunds'][number]

/** The refunds of an order, with a form for those that are still to be made by hand. */
export function Refunds({ refunds }: Pick<OrderDetail, 'refunds'>) {
  const texts = useOfficeTexts(orderMoneyTexts).refunds
  if (refunds.length === 0) return null
  return (
    <section aria-labelledby="refunds" className="panel grid gap-4">
      <h2 id="refunds">{texts.title}</h2>
      {refunds.map((refund) => (
        <div key={refund.id} className="grid gap-2">
          <p>
            <Sentence
              parts={texts.requested[refund.way](
                <Money rupees={refund.amount} precise />,
                refund.paymentId,
                <ShopDate value={refund.requestedAt} />,
              )}
            />
          </p>
          <RefundState refund={refund} />
        </div>
      ))}
    </section>
  )
}

function RefundState({ refund }: { refund: Refund }) {
  const texts = useOfficeTexts(orderMoneyTexts).refunds
  const { settledAt, reference, failure, state, isOpen } = refund
  if (settledAt) {
    return (
      <p>
        <Sentence parts={texts.settled(<ShopDate value={settledAt} />, reference ?? '')} />
      </p>
    )
  }
  if (state === 'WAITING') return <Agreement refund={refund} />
  if (state === 'REQUESTED' || state === 'SENT') return <p>{texts.waiting}</p>
  return (
    <>
      {state === 'UNKNOWN' && <p>{texts.unknown}</p>}
      {failure && <p>{texts.failed(failure)}</p>}
      {isOpen && <ToDecide refund={refund} />}
    </>
  )
}

/** What an operator can do about a refund that is to be made by hand, or that the gateway has perhaps not made. */
function ToDecide({ refund: { id, state } }: { refund: Refund }) {
  const texts = useOfficeTexts(orderMoneyTexts).refunds
  const params = { refundId: String(id) }
  return (
    <May right="refunds.give">
      {(state === 'UNKNOWN' || state === 'REFUSED') && (
        <ChangeForm
          label={texts.again}
          submit={texts.again}
          question={{ text: () => texts.confirmAgain }}
          send={async () => {
            await api('POST /admin/refunds/{refundId}/repetition', { params })
            toast.success(texts.askedAgain)
            await reloadOrders()
          }}
        />
      )}
      <ChangeForm
        label={texts.form}
        submit={texts.submit}
        send={async ({ reference: number = '' }) => {
          const body = { reference: number }
          await api('POST /admin/refunds/{refundId}/settlement', { params, body })
          toast.success(texts.noted)
          await reloadOrders()
        }}
      >
        <TextField
          label={texts.reference}
          hint={texts.hint}
          name="reference"
          required
          maxLength={100}
        />
      </ChangeForm>
    </May>
  )
}

/** A refund that needs a second operator: a button for all but the one who has asked for it. */
function Agreement({ refund: { id, waitingOf } }: { refund: Refund }) {
  const texts = useOfficeTexts(orderMoneyTexts).refunds
  const self = useOperator()
  const may = useMay()
  if (waitingOf === self.id || !may('refunds.give')) return <p>{texts.forOthers}</p>
  return (
    <>
      <p>{texts.forYou}</p>
      <ChangeForm
        label={texts.agree}
        submit={texts.agree}
        send={async () => {
          await api('POST /admin/refunds/{refundId}/approval', { params: { refundId: String(id) } })
          toast.success(texts.agreed)
          await reloadOrders()
        }}
      />
    </>
  )
}
