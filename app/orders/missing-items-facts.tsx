import type { MissingItems } from '../../domain/orders/missing-items.ts'
import { missingItemsTexts } from '../../domain/texts/en/missing-items.ts'
import { Sentence } from '../../ui/sentence.tsx'
import { useTexts } from '../../ui/texts.ts'
import { unbrokenUnits } from '../../ui/unit-text.ts'
import { useLangOf } from '../../ui/use-lang-of.ts'

type MissingItemsFactsProps = { missing: MissingItems }

/** What the customer chose in case something is missing. */
export default function MissingItemsFacts({ missing }: MissingItemsFactsProps) {
  const texts = useTexts(missingItemsTexts)
  const langOf = useLangOf()
  const { choice, lines } = missing
  return (
    <div>
      <h2 className="text-card">{texts.title}</h2>
      <p className="mt-1.5 text-small">{texts.choices[choice]}</p>
      {lines.length > 0 && (
        <ul className="mt-1.5 grid gap-1.5 text-small wrap-anywhere">
          {lines.map(({ name, choice }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines of an order never change
            <li key={index}>
              <Sentence
                parts={texts.ofLine(
                  <span lang={langOf(name)}>{unbrokenUnits(name)}</span>,
                  texts.choices[choice],
                )}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
