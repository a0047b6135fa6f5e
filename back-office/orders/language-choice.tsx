import { useId } from 'react'
import { orderSheetTexts } from '../../domain/texts/en/back-office/orders.ts'
import { languageLabels, languageNames } from '../../domain/texts/language-labels.ts'
import type { Language } from '../../domain/texts/texts.ts'
import { useOfficeTexts } from '../ui/texts.ts'

type ChoiceProps = { language: Language; onChoose: (named: string) => void }

/** Chooses the language of a printed sheet. */
export function LanguageChoice({ language, onChoose }: ChoiceProps) {
  const texts = useOfficeTexts(orderSheetTexts)
  const id = useId()
  return (
    <div className="flex items-center gap-2">
      <label htmlFor={id} className="text-label">
        {texts.language}
      </label>
      <select
        id={id}
        value={language}
        onChange={({ currentTarget }) => onChoose(currentTarget.value)}
        className="small-control"
      >
        {languageNames.map((each) => (
          <option key={each} value={each} lang={each}>
            {languageLabels[each]}
          </option>
        ))}
      </select>
    </div>
  )
}
