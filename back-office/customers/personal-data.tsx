import { useState } from 'react'
import { customersTexts } from '../../domain/texts/en/back-office/customers.ts'
import { Button } from '../../ui/button.tsx'
import { ShopDate } from '../../ui/date.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { FormFailure } from '../../ui/form-failure.tsx'
import { saveFile } from '../../ui/save-file.ts'
import { Sentence } from '../../ui/sentence.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { toast } from '../../ui/toasts.tsx'
import { api, queryClient } from '../api/back-office-api.ts'
import { officeHref } from '../office-href.ts'
import { ChangeForm } from '../ui/change-form.tsx'
import { useOfficeTexts } from '../ui/texts.ts'
import { useOpenNext } from '../ui/unsaved.ts'
import { useChange } from '../ui/use-change.ts'
import { type Customer, customersKey } from './customer-queries.ts'

/** What a customer may ask for by law: a copy of all their data, or that they are erased. */
export function PersonalData({ customer }: { customer: Customer }) {
  const texts = useOfficeTexts(customersTexts).personalData
  const [isErasing, setErasing] = useState(false)
  const { isSending, failure, change } = useChange()
  const download = () =>
    change(async () => {
      const params = { customerId: String(customer.customerId) }
      const { body } = await api('POST /admin/customers/{customerId}/exports', { params })
      const name = `customer-${customer.customerId}.json`
      saveFile(name, JSON.stringify(body, null, 2), 'application/json')
    })
  return (
    <section aria-labelledby="personal-data" className="panel grid gap-3">
      <h2 id="personal-data">{texts.title}</h2>
      <p>{texts.hint}</p>
      {customer.erasure && (
        <p className="font-semibold">
          <Sentence
            parts={texts.asked(
              <ShopDate value={customer.erasure.askedAt} />,
              <ShopDate value={customer.erasure.until} />,
            )}
          />
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <Button variant="outline" size="small" busy={isSending} onClick={download}>
          {texts.download}
        </Button>
        {!customer.isOperator && (
          <Button variant="danger" size="small" onClick={() => setErasing(true)}>
            {texts.erase}
          </Button>
        )}
      </div>
      <FormFailure text={failure} />
      {isErasing && <Erase customer={customer} onClose={() => setErasing(false)} />}
    </section>
  )
}

type EraseProps = { customer: Customer; onClose: () => void }

/** Has the email typed as a confirmation, because erasing cannot be undone. Customers of staff may have none. */
function Erase({ customer: { customerId, name, email: theirs }, onClose }: EraseProps) {
  const texts = useOfficeTexts(customersTexts).erasure
  const openNext = useOpenNext()
  return (
    <Dialog title={texts.title} size="small" onClose={onClose}>
      <ChangeForm
        label={texts.title}
        submit={texts.submit}
        danger
        send={async ({ email = '' }) => {
          const params = { customerId: String(customerId) }
          await api('POST /admin/customers/{customerId}/erasure', { params, body: { email } })
          toast.success(texts.done)
          await openNext(officeHref('/customers'), { replace: true })
          await queryClient.resetQueries({ queryKey: customersKey })
        }}
      >
        <p>{texts.consequences(name)}</p>
        {theirs !== '' && (
          <TextField
            label={texts.confirm(theirs)}
            name="email"
            type="email"
            autoComplete="off"
            required
          />
        )}
      </ChangeForm>
    </Dialog>
  )
}
