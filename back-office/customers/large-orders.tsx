import { amountText } from '../../domain/money/money.ts'
import { fairShares } from '../../domain/orders/fair-share.ts'
import { customersTexts } from '../../domain/texts/en/back-office/customers.ts'
import { formats as englishFormats } from '../../domain/texts/en/formats.ts'
import { Button } from '../../ui/button.tsx'
import { ShopDate } from '../../ui/date.tsx'
import { Sentence } from '../../ui/sentence.tsx'
import { useTexts } from '../../ui/texts.ts'
import { toast } from '../../ui/toasts.tsx'
import { api, queryClient } from '../api/back-office-api.ts'
import { ChangeFailure } from '../ui/change-failure.tsx'
import { useOfficeTexts } from '../ui/texts.ts'
import { useChange } from '../ui/use-change.ts'
import { type Customer, customersKey } from './customer-queries.ts'

/** Whether unpaid orders of the customer may hold more than a fair share, as a restaurant's do. */
export function LargeOrders({ customer }: { customer: Customer }) {
  const { customerId, largeOrdersSince, version } = customer
  const texts = useOfficeTexts(customersTexts).largeOrders
  const formats = useTexts(englishFormats)
  const { isSending, failure, isConflict, change, button, showCurrent } = useChange()
  const isAllowed = largeOrdersSince === null
  const { oneIn, amountCents } = fairShares.known
  const switchOver = () =>
    change(async () => {
      await api('PUT /admin/customers/{customerId}/large-orders', {
        params: { customerId: String(customerId) },
        body: { isAllowed, version },
      })
      toast.success(isAllowed ? texts.doneAllow : texts.doneEnd)
      await queryClient.invalidateQueries({ queryKey: customersKey })
    })
  return (
    <section aria-labelledby="fair-share" className="panel grid gap-3">
      <h2 id="fair-share">{texts.title}</h2>
      <p>
        {largeOrdersSince ? (
          <Sentence parts={texts.allowed(<ShopDate value={largeOrdersSince} />)} />
        ) : (
          texts.bounded(100 / oneIn, amountText(amountCents, formats))
        )}
      </p>
      <div>
        <Button ref={button} variant="outline" size="small" busy={isSending} onClick={switchOver}>
          {isAllowed ? texts.allow : texts.end}
        </Button>
      </div>
      <ChangeFailure text={failure} isConflict={isConflict} onShowCurrent={showCurrent} />
    </section>
  )
}
