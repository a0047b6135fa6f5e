import { useQuery } from '@tanstack/react-query'
import { openUnits } from '../../domain/picking/line.ts'
import { withPending } from '../../domain/picking/pending-steps.ts'
import { pickingPhoneTexts } from '../../domain/texts/en/picking-phone.ts'
import { useTexts } from '../../ui/texts.ts'
import { SheetName } from '../orders/sheet-name.tsx'
import { CallCustomer } from './call-customer.tsx'
import { GiveBack } from './give-back.tsx'
import { LineToPick } from './line-to-pick.tsx'
import { PackForm } from './pack-form.tsx'
import { type PickedOrder, pickingQuery } from './picking-queries.ts'
import { useUnsentPicking } from './unsent-steps.ts'

type WalkProps = {
  orderId: string
  order: PickedOrder
  onStep: () => void
  onRefused: (error: unknown) => void
}

/** The lines of an order in the order of the walk through the store; in the end it is packed. */
export function Walk({ orderId, order: loaded, onStep, onRefused }: WalkProps) {
  const texts = useTexts(pickingPhoneTexts)
  // Read here, without a load of its own: a step that is no longer pending and what it led to are rendered together.
  // Apart, a line would be open again for a moment, and what is typed in the form below would be gone.
  const { data: order = loaded } = useQuery({ ...pickingQuery(orderId), enabled: false })
  const { pending, add } = useUnsentPicking(orderId, onRefused)
  const lines = order.lines.map((line) => withPending(line, pending))
  const open = lines.filter((line) => openUnits(line) > 0).length
  const isSent = pending.length === 0
  return (
    <>
      <CallCustomer orderId={orderId} order={order} />
      {[...Map.groupBy(lines, ({ category }) => category.categoryId)].map(([id, own]) => (
        <section key={id}>
          <h2 className="text-card">
            <SheetName kind="category" id={id} name={own[0]?.category.name ?? ''} />
          </h2>
          <ul>
            {own.map((line) => (
              <LineToPick
                key={line.goods}
                orderId={orderId}
                order={order}
                line={line}
                onStep={(step) => {
                  onStep()
                  add(step)
                }}
              />
            ))}
          </ul>
        </section>
      ))}
      <p role="status" className="empty:sr-only">
        {!isSent && texts.unsent(pending.length)}
      </p>
      {open > 0 ? (
        <p>{texts.left(open)}</p>
      ) : (
        <PackForm orderId={orderId} order={order} isSent={isSent} />
      )}
      <GiveBack orderId={orderId} isSent={isSent} />
    </>
  )
}
