import { stockAlertTexts } from '../../domain/texts/en/stock-alerts.ts'
import { Button } from '../../ui/button.tsx'
import { FormFailure } from '../../ui/form-failure.tsx'
import { useTexts } from '../../ui/texts.ts'
import { api } from '../api/browser.ts'
import { stockAlertsQuery } from '../api/customer-queries.ts'
import { useCustomerSwitch } from '../shell/use-customer-switch.ts'

type StockAlertProps = { productId: number; describedBy: string }

/** For a product that is out of stock: asks for a mail when it is back, or withdraws that. */
export function StockAlert({ productId, describedBy }: StockAlertProps) {
  const texts = useTexts(stockAlertTexts)
  const params = { productId: String(productId) }
  const { isOn, isBusy, failure, press } = useCustomerSwitch({
    query: stockAlertsQuery(),
    isOn: (alerts) => alerts.some((alert) => alert.productId === productId),
    turnOn: () => api('PUT /user/stock-alerts/{productId}', { params }),
    turnOff: () => api('DELETE /user/stock-alerts/{productId}', { params }),
    texts,
  })
  return (
    <div className="grid justify-items-start gap-3 noscript:hidden">
      <p role="status">{isOn && texts.asked}</p>
      <Button variant="outline" busy={isBusy} aria-describedby={describedBy} onClick={press}>
        {isOn ? texts.withdraw : texts.ask}
      </Button>
      <FormFailure text={failure} />
    </div>
  )
}
