import { useEffect, useRef } from 'react'
import type { Input, Recipient } from '../../contract/index.ts'
import { shop } from '../../domain/shop.ts'
import { recipientTexts } from '../../domain/texts/en/recipients.ts'
import { Button } from '../../ui/button.tsx'
import { useForm } from '../../ui/form.ts'
import { FormFooter } from '../../ui/form-footer.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { toast } from '../../ui/toasts.tsx'
import { api } from '../api/browser.ts'

type AddressFormProps = {
  /** The address to change; a new one is made without it. */
  editing: Recipient | undefined
  onSaved: () => Promise<void>
  onCancel: () => void
}

export function AddressForm({ editing, onSaved, onCancel }: AddressFormProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const { form, field, isSending, failure } = useForm({
    rules: async () => (await import('../../domain/recipients/recipient-form.ts')).recipientForm,
    send: async (address) => {
      const failed = await saveAddress({ ...address, recipientId: editing?.recipientId })
      if (!failed) await onSaved()
      return failed
    },
  })
  // The button that opened the form is gone: a keyboard goes on from here.
  useEffect(() => heading.current?.focus(), [])

  return (
    <form {...form} aria-labelledby="address-form-title" className="grid gap-5">
      <h3 ref={heading} id="address-form-title" tabIndex={-1}>
        {editing ? 'Edit address' : 'New address'}
      </h3>
      <div className="grid gap-5 md:grid-cols-2">
        <TextField
          label="Recipient name"
          autoComplete="name"
          required
          defaultValue={editing?.recipientName}
          {...field('recipientName')}
        />
        <TextField
          label="Phone"
          type="tel"
          autoComplete="tel"
          required
          defaultValue={editing?.contact}
          {...field('contact')}
        />
        <TextField
          label="Street address"
          autoComplete="street-address"
          required
          defaultValue={editing?.streetAddress}
          {...field('streetAddress')}
          className="md:col-span-2"
        />
        <TextField
          label="Postal code"
          autoComplete="postal-code"
          required
          defaultValue={editing?.postalCode}
          {...field('postalCode')}
        />
        <TextField
          label="Country"
          optional
          autoComplete="country-name"
          defaultValue={editing?.country ?? shop.defaultCountry}
          {...field('country')}
        />
        <TextField
          label="Email"
          type="email"
          optional
          autoComplete="email"
          defaultValue={editing?.email ?? ''}
          {...field('email')}
          className="md:col-span-2"
        />
      </div>
      <FormFooter submit="Save Address" sending="Saving..." isSending={isSending} failure={failure}>
        <Button variant="link" onClick={onCancel}>
          Cancel
        </Button>
      </FormFooter>
    </form>
  )
}

/** Returns why it failed, if it did. */
async function saveAddress(body: Input<'POST /recipients'>['body']): Promise<string | undefined> {
  try {
    await api('POST /recipients', { body })
  } catch {
    toast.error(recipientTexts.saveFailed)
    return recipientTexts.saveFailed
  }
  const { saved, updated } = recipientTexts
  toast.success(body.recipientId ? updated : saved)
}
