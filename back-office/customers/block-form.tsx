import { customersTexts } from '../../domain/texts/en/back-office/customers.ts'
import { TextArea } from '../../ui/text-field.tsx'
import { toast } from '../../ui/toasts.tsx'
import { api, queryClient } from '../api/back-office-api.ts'
import { PanelForm } from '../ui/panel-form.tsx'
import { useOfficeTexts } from '../ui/texts.ts'
import { useBegunWith } from '../ui/use-begun-with.ts'
import { type Customer, customersKey } from './customer-queries.ts'

/** A collapsed form that blocks or unblocks a customer. */
export function BlockForm({ customer }: { customer: Customer }) {
  const { shown, startOver, typing } = useBegunWith(customer)
  const { customerId, blockedAt, version } = shown
  const isBlocked = blockedAt === null
  const { block, unblock, reason: why } = useOfficeTexts(customersTexts)
  const texts = isBlocked ? block : unblock
  return (
    <PanelForm
      key={version}
      {...typing}
      label={texts.label}
      submit={texts.submit}
      danger={isBlocked}
      send={async ({ reason = '' }) => {
        await api('PUT /admin/customers/{customerId}/block', {
          params: { customerId: String(customerId) },
          body: { isBlocked, reason, version },
        })
        startOver()
        toast.success(texts.done)
        await queryClient.invalidateQueries({ queryKey: customersKey })
      }}
    >
      <TextArea
        label={why}
        hint={texts.hint}
        name="reason"
        required
        minLength={3}
        maxLength={500}
      />
    </PanelForm>
  )
}
