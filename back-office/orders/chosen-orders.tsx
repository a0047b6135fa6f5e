import { mostOrdersAtOnce } from '../../domain/limits.ts'
import { ordersTexts } from '../../domain/texts/en/back-office/orders.ts'
import { Button } from '../../ui/button.tsx'
import { May } from '../session/operator.tsx'
import { useOfficeTexts } from '../ui/texts.ts'
import { CompleteButton, type RefusedOrders } from './complete-button.tsx'
import { PrintLinks } from './print-links.tsx'
import type { ListedOrder } from './queries.ts'

type ChosenOrdersProps = {
  chosen: readonly ListedOrder[]
  /** Those that were chosen before they were refused. */
  dropped: RefusedOrders | undefined
  onDone: () => void
  onRefused: (refused: RefusedOrders) => void
}

/** What can be done to many orders at once. */
export function ChosenOrders({ chosen, dropped, onDone, onRefused }: ChosenOrdersProps) {
  const texts = useOfficeTexts(ordersTexts)
  const isNone = chosen.length === 0
  const isTooMany = chosen.length > mostOrdersAtOnce
  return (
    <div className="print:hidden flex flex-wrap items-center gap-2">
      <p role="status" className="mr-2">
        {isNone ? texts.noneChosen : texts.chosen(chosen.length)}
        {isTooMany && `. ${texts.mostChosen(mostOrdersAtOnce)}`}
        {dropped && `. ${texts.dropped[dropped.why](dropped.ids)}`}
      </p>
      {!isNone && !isTooMany && (
        <>
          <PrintLinks ids={chosen.map(({ id }) => id)} />
          <May right="orders.complete">
            <CompleteButton {...{ chosen, onDone, onRefused }} />
          </May>
        </>
      )}
      {!isNone && (
        <Button variant="link" size="small" onClick={onDone}>
          {texts.chooseNone}
        </Button>
      )}
    </div>
  )
}
