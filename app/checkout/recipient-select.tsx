import { checkoutTexts } from '../../domain/texts/en/checkout.ts'
import { useTexts } from '../../ui/texts.ts'
import type { Addresses } from '../recipients/use-addresses.ts'

/** A select of the saved addresses, bound to the same selection as the address manager. */
export function RecipientSelect({ addresses }: { addresses: Addresses }) {
  const texts = useTexts(checkoutTexts).summary
  const { recipients, selected } = addresses
  return (
    <select
      aria-label={texts.recipient}
      value={selected?.recipientId ?? ''}
      disabled={recipients.length === 0}
      onChange={(event) => addresses.select(Number(event.target.value) || undefined)}
      className="field-control min-h-11! max-w-60 text-small"
    >
      <option value="">{recipients.length === 0 ? texts.noAddress : texts.chooseAddress}</option>
      {recipients.map(({ recipientId, recipientName, streetAddress }) => (
        <option key={recipientId} value={recipientId}>
          {recipientName}, {streetAddress}
        </option>
      ))}
    </select>
  )
}
