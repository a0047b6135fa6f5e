import CircleAlert from 'lucide-react/icons/circle-alert'
import { use, useEffect, useId, useRef } from 'react'
import { ApiError } from '../../contract/client.ts'
import type { Input, Recipient } from '../../contract/index.ts'
import { shownCountry, storedCountry } from '../../domain/recipients/country.ts'
import { shop } from '../../domain/shop.ts'
import { controlTexts } from '../../domain/texts/en/controls.ts'
import { fieldTexts } from '../../domain/texts/en/fields.ts'
import { recipientTexts } from '../../domain/texts/en/recipients.ts'
import type { Texts } from '../../domain/texts/texts.ts'
import { Button } from '../../ui/button.tsx'
import { useForm } from '../../ui/form.ts'
import { FormFooter } from '../../ui/form-footer.tsx'
import type { Fields } from '../../ui/form-rules.ts'
import { sendOnce } from '../../ui/request-key.ts'
import { TextField } from '../../ui/text-field.tsx'
import { LanguageContext, useTexts } from '../../ui/texts.ts'
import { toast } from '../../ui/toasts.tsx'
import { api } from '../api/browser.ts'

const requiredNames = ['recipientName', 'contact', 'streetAddress', 'postalCode'] as const
type RequiredName = (typeof requiredNames)[number]

type AddressFormProps = {
  /** The address to edit; undefined for a new one. */
  editing: Recipient | undefined
  /** What was typed before the page was left. */
  typed: Fields | undefined
  onType: (typed: Fields) => void
  onSaved: () => Promise<void>
  onCancel: () => void
}

export function AddressForm({ editing, typed, onType, onSaved, onCancel }: AddressFormProps) {
  const texts = useTexts(recipientTexts)
  const fields = useTexts(fieldTexts)
  const language = use(LanguageContext)
  const { cancel } = useTexts(controlTexts)
  const heading = useRef<HTMLHeadingElement>(null)
  const { form, field, isSending, failure } = useForm({
    rules: async () => {
      const { recipientForm } = await import('../../domain/recipients/recipient-form.ts')
      return recipientForm({ fieldTexts: fields, recipientTexts: texts })
    },
    send: (address) =>
      saveAddress({ ...address, recipientId: editing?.recipientId }, texts, onSaved),
    onType,
  })
  // The focused button that opened the form is gone, so the heading takes the focus.
  useEffect(() => heading.current?.focus(), [])

  const country = typed?.country ?? editing?.country ?? shop.defaultCountry
  const filled = {
    ...editing,
    ...typed,
    // It may have been kept in another language. Emptied, it stays empty.
    country: country && shownCountry(storedCountry(country), language),
  }
  const missingId = useId()
  const isMissing = (name: RequiredName) => field(name).error === texts.requiredMissing
  /** One message speaks of all required fields that are empty. */
  const required = (name: RequiredName) =>
    isMissing(name)
      ? { ...field(name), error: undefined, refusedBy: missingId, required: true }
      : { ...field(name), required: true }

  return (
    <form {...form} aria-labelledby="address-form-title" className="grid gap-5">
      <h3 ref={heading} id="address-form-title" tabIndex={-1}>
        {editing ? texts.editAddress : texts.newAddress}
      </h3>
      {requiredNames.some(isMissing) && (
        <p id={missingId} className="flex items-start gap-1.5 text-small text-chilli-700">
          <CircleAlert size={18} aria-hidden className="mt-px flex-none" />
          {texts.requiredMissing}
        </p>
      )}
      <div className="grid gap-5 md:grid-cols-2">
        <TextField
          label={texts.labels.recipientName}
          autoComplete="name"
          defaultValue={filled.recipientName}
          {...required('recipientName')}
        />
        <TextField
          label={fields.labels.phone}
          type="tel"
          autoComplete="tel"
          defaultValue={filled.contact}
          {...required('contact')}
        />
        <TextField
          label={texts.labels.streetAddress}
          autoComplete="street-address"
          defaultValue={filled.streetAddress}
          {...required('streetAddress')}
          className="md:col-span-2"
        />
        <TextField
          label={texts.labels.postalCode}
          autoComplete="postal-code"
          defaultValue={filled.postalCode}
          {...required('postalCode')}
        />
        <TextField
          label={texts.labels.country}
          optional
          autoComplete="country-name"
          defaultValue={filled.country}
          {...field('country')}
        />
        <TextField
          label={fields.labels.email}
          type="email"
          optional
          autoComplete="email"
          defaultValue={filled.email ?? ''}
          {...field('email')}
          className="md:col-span-2"
        />
      </div>
      <FormFooter
        submit={texts.save}
        sending={texts.saving}
        isSending={isSending}
        failure={failure}
      >
        <Button variant="link" disabled={isSending} onClick={onCancel}>
          {cancel}
        </Button>
      </FormFooter>
    </form>
  )
}

type Address = Omit<Input<'POST /recipients'>['body'], 'requestKey'>

/** Returns why it failed, if it did. */
async function saveAddress(
  address: Address,
  texts: Texts['recipientTexts'],
  onSaved: () => Promise<void>,
): Promise<string | undefined> {
  try {
    await sendOnce('address', address, (body) => api('POST /recipients', { body }))
  } catch (error) {
    // It has led to /login, and back from there the form is as it was.
    if (error instanceof ApiError && error.status === 401) return undefined
    // Deleted on another device, but wanted after all.
    if (address.recipientId && isRefused(error, 'unknownRecipient')) {
      return saveAddress({ ...address, recipientId: undefined }, texts, onSaved)
    }
    const failure = isRefused(error, 'tooManyRecipients') ? error.message : texts.saveFailed
    toast.error(failure)
    return failure
  }
  toast.success(address.recipientId ? texts.updated : texts.saved)
  await onSaved()
  return undefined
}

function isRefused(
  error: unknown,
  code: 'unknownRecipient' | 'tooManyRecipients',
): error is ApiError {
  return error instanceof ApiError && error.code === code
}
