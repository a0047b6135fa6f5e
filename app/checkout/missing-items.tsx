import { missingItemsTexts } from '../../domain/texts/en/missing-items.ts'
import { useTexts } from '../../ui/texts.ts'
import { unbrokenUnits } from '../../ui/unit-text.ts'
import { useLangOf } from '../../ui/use-lang-of.ts'
import type { ShopLine } from '../cart/items.ts'
import type { MissingItemsChosen } from './use-missing-items.ts'

type MissingItemsProps = { lines: readonly ShopLine[]; missing: MissingItemsChosen }

/** Asks what to do when something is missing: once for the order, and if wanted for each line. */
export default function MissingItems({ lines, missing }: MissingItemsProps) {
  const texts = useTexts(missingItemsTexts)
  const langOf = useLangOf()
  return (
    <div className="mt-3 border-t border-dashed border-slip-rule pt-4">
      <fieldset className="min-w-0">
        <legend className="font-semibold">{texts.title}</legend>
        {missing.choices.map((choice) => (
          <label
            key={choice}
            className="flex min-h-11 items-center gap-2.5 py-1 text-small leading-snug"
          >
            <input
              type="radio"
              name="missing"
              value={choice}
              checked={choice === missing.ofOrder}
              onChange={() => missing.chooseForOrder(choice)}
              className="size-5 flex-none"
            />
            {texts.choices[choice]}
          </label>
        ))}
      </fieldset>
      <details>
        <summary className="text-link py-2.5">{texts.perProduct}</summary>
        <ul className="grid max-h-72 gap-3 overflow-y-auto p-1">
          {lines.map(({ item }) => (
            <li key={item.kind + item.id}>
              <label className="grid gap-1 text-small">
                <span lang={langOf(item.name)} className="wrap-anywhere">
                  {unbrokenUnits(item.name)}
                </span>
                <select
                  value={missing.ofLine(item) ?? ''}
                  onChange={({ target }) =>
                    missing.chooseForLine(
                      item,
                      missing.choices.find((choice) => choice === target.value),
                    )
                  }
                  className="field-control min-h-11! w-full truncate text-small"
                >
                  <option value="">{texts.asAbove}</option>
                  {missing.choices.map((choice) => (
                    <option key={choice} value={choice}>
                      {texts.choices[choice]}
                    </option>
                  ))}
                </select>
              </label>
            </li>
          ))}
        </ul>
      </details>
    </div>
  )
}
