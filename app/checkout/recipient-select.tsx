import { checkoutTexts } from '../../domain/texts/en/checkout.ts'
import { useTexts } from '../../ui/texts.ts'
import type { Addresses } from '../recipients/use-addresses.ts'

/** A select of the saved addresses, bound to the same selection as the address manager. */
export function RecipientSelect({ addresses }: { addresses: Addresses }) {
  const texts = useTexts(checkoutTexts).summary
  const { recipients, selected } = addresses
  // Customers whose addresses are on their way, or have failed to load, may have some.
  const none = addresses.isBroken
    ? texts.addressesMissing
    : addresses.isLoading
      ? ''
      : texts.noAddress
  return (
    <select
      aria-label={texts.recipient}
      value={selected?.recipientId ?? ''}
      disabled={recipients.length === 0}
      onChange={(event) => addresses.select(Number(event.target.value) || undefined)}
      className="field-control min-h-11! w-full truncate text-small"
    >
      <option value="">{recipients.length === 0 ? none : texts.chooseAddress}</option>
      {recipients.map(({ recipientId, recipientName, streetAddress }) => (
        <option key={recipientId} value={recipientId}>
          {recipientName}, {streetAddress}
        </option>
      ))}
    </select>
  )
}
