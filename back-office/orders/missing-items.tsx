import type { MissingItems } from '../../domain/orders/missing-items.ts'
import { sheetTexts } from '../../domain/texts/en/sheets.ts'
import { Sentence } from '../../ui/sentence.tsx'
import { useTexts } from '../../ui/texts.ts'
import { SheetName } from './sheet-name.tsx'

/** What the customer chose in case something is missing: for the order, then for the lines that differ. */
export function MissingChoices({ missing: { choice, lines } }: { missing: MissingItems }) {
  const { missingItems: texts } = useTexts(sheetTexts)
  return (
    <ul>
      <li>{texts.choices[choice]}</li>
      {lines.map(({ choice, ...line }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines of an order never change
        <li key={index}>
          <Sentence parts={texts.ofLine(<SheetName {...line} />, texts.choices[choice])} />
        </li>
      ))}
    </ul>
  )
}

/** The same in a box, on a sheet that is printed. */
export function MissingNote({ missing }: { missing: MissingItems }) {
  const { missingItems: texts } = useTexts(sheetTexts)
  return (
    <div className="sheet-note">
      <p className="font-semibold">{texts.title}</p>
      <MissingChoices missing={missing} />
    </div>
  )
}
