import { staffOrderTexts } from '../../domain/texts/en/back-office/staff-orders.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { toast } from '../../ui/toasts.tsx'
import { useOfficeTexts } from '../ui/texts.ts'

type PaymentLinkProps = {
  url: string
  /** To which it can be sent by WhatsApp. */
  telephone: string
}

/** A payment link, to be copied into any message. */
export function PaymentLink({ url, telephone }: PaymentLinkProps) {
  const texts = useOfficeTexts(staffOrderTexts).link
  const copy = async () => {
    await navigator.clipboard.writeText(url)
    toast.success(texts.copied)
  }
  return (
    <div className="grid gap-3">
      <TextField
        label={texts.url}
        value={url}
        readOnly
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <p className="flex flex-wrap gap-3">
        <Button size="small" onClick={copy}>
          {texts.copy}
        </Button>
        <a
          href={whatsAppAddress(telephone, url)}
          target="_blank"
          rel="noreferrer"
          className={buttonClass({ variant: 'outline', size: 'small' })}
        >
          {texts.whatsApp}
        </a>
      </p>
    </div>
  )
}

/** WhatsApp takes a number with its country's, without plus or zeros. */
function whatsAppAddress(telephone: string, text: string): string {
  const digits = telephone.replace(/\D/g, '').replace(/^0/, '94')
  return `https://wa.me/${digits}?text=${encodeURIComponent(text)}`
}
