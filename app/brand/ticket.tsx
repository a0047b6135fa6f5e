import { controlTexts } from '../../domain/texts/en/controls.ts'
import { Money } from '../../ui/money.tsx'
import { Sentence } from '../../ui/sentence.tsx'
import { useTexts } from '../../ui/texts.ts'

type TicketProps = {
  /** What the customer pays. */
  rupees: number
  /** The price before the discount, struck through. */
  insteadOf?: number | undefined
  saving?: number | undefined
}

/** The price of a package, on a yellow ticket that points at it. */
export function Ticket({ rupees, insteadOf, saving }: TicketProps) {
  const texts = useTexts(controlTexts)
  return (
    <p className="flex flex-wrap items-center gap-x-3.5 gap-y-1">
      <span className="ticket">
        <Money rupees={rupees} />
      </span>
      <span className="grid text-small leading-tight">
        {insteadOf !== undefined && (
          <s className="text-husk-700 decoration-chilli-600 decoration-2">
            <span className="sr-only">{`${texts.priceBefore} `}</span>
            <Money rupees={insteadOf} />
          </s>
        )}
        {saving !== undefined && (
          <span className="font-semibold text-chilli-700">
            <Sentence parts={texts.saving(<Money rupees={saving} />)} />
          </span>
        )}
      </span>
    </p>
  )
}
