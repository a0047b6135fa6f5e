import { TextArea } from '../../ui/text-field.tsx'
import { toast } from '../../ui/toasts.tsx'
import { api, queryClient } from '../api/back-office-api.ts'
import { ChangeForm } from '../ui/change-form.tsx'
import { type Customer, customersKey } from './customer-queries.ts'

/** Blocking, or letting in again, folded away until it is wanted. */
export function BlockForm({ customer }: { customer: Customer }) {
  const { customerId, blockedAt, version } = customer
  const isBlocked = blockedAt === null
  const label = isBlocked ? 'Block this customer' : 'Unblock this customer'
  return (
    <details className="panel">
      <summary className="font-semibold">{label}</summary>
      <ChangeForm
        label={label}
        submit={isBlocked ? 'Block' : 'Unblock'}
        danger={isBlocked}
        className="mt-4 grid gap-4"
        send={async ({ reason = '' }) => {
          await api('PUT /admin/customers/{customerId}/block', {
            params: { customerId: String(customerId) },
            body: { isBlocked, reason, version },
          })
          toast.success(isBlocked ? 'Blocked' : 'Unblocked')
          await queryClient.invalidateQueries({ queryKey: customersKey })
        }}
      >
        <TextArea
          label="Why"
          hint={
            isBlocked
              ? 'Only operators read it. The customer can no longer log in and is asked to contact the shop; open orders can still be paid.'
              : 'Only operators read it. The customer can log in again.'
          }
          name="reason"
          required
          minLength={3}
          maxLength={500}
        />
      </ChangeForm>
    </details>
  )
}
