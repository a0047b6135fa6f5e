import { useQuery, useQueryClient } from '@tanstack/react-query'
import { href, useLocation, useNavigate } from 'react-router'
import { stockAlertTexts } from '../../domain/texts/en/stock-alerts.ts'
import { Button } from '../../ui/button.tsx'
import { FormFailure } from '../../ui/form-failure.tsx'
import { useTexts } from '../../ui/texts.ts'
import { toast } from '../../ui/toasts.tsx'
import { useSending } from '../../ui/use-sending.ts'
import { api } from '../api/browser.ts'
import { stockAlertsQuery } from '../api/customer-queries.ts'
import { serverMessage } from '../api/server-message.ts'
import { returnHere } from '../shell/return-path.ts'
import { useSession } from '../shell/session.tsx'

type StockAlertProps = { productId: number; describedBy: string }

/** For a product that is out of stock: asks for a mail when it is back, or withdraws that. */
export function StockAlert({ productId, describedBy }: StockAlertProps) {
  const texts = useTexts(stockAlertTexts)
  const { status } = useSession()
  const navigate = useNavigate()
  const location = useLocation()
  const queryClient = useQueryClient()
  const alerts = useQuery({ ...stockAlertsQuery(), enabled: status === 'customer' })
  const { isSending, failure, run } = useSending()
  // Only what the customer sees is changed. A list that comes after the change may be older than it.
  const isUnknown = status === 'loading' || alerts.isLoading
  const isAsked = alerts.data?.some((alert) => alert.productId === productId) ?? false

  const change = () =>
    run(async () => {
      const params = { productId: String(productId) }
      try {
        if (isAsked) await api('DELETE /user/stock-alerts/{productId}', { params })
        else await api('PUT /user/stock-alerts/{productId}', { params })
      } catch (error) {
        return serverMessage(error) ?? texts.failed
      }
      await queryClient.invalidateQueries({ queryKey: stockAlertsQuery().queryKey })
    })
  const askForLogin = () => {
    toast.info(texts.login)
    navigate(href('/login'), { state: returnHere(location) })
  }
  return (
    <div className="grid justify-items-start gap-3 noscript:hidden">
      <p role="status">{isAsked && texts.asked}</p>
      <Button
        variant="outline"
        busy={isSending || isUnknown}
        aria-describedby={describedBy}
        onClick={status === 'guest' ? askForLogin : change}
      >
        {isAsked ? texts.withdraw : texts.ask}
      </Button>
      <FormFailure text={failure} />
    </div>
  )
}
