import { use } from 'react'
import { shellTexts } from '../../domain/texts/en/shell.ts'
import { languageLabels, languageNames } from '../../domain/texts/language-labels.ts'
import { LanguageContext, useTexts } from '../../ui/texts.ts'
import { useSwitch } from '../language/use-switch.ts'

/** The current page in each language, under the language's own name. */
export function LanguageSwitch() {
  const { language: label } = useTexts(shellTexts)
  const current = use(LanguageContext)
  const linkTo = useSwitch()
  return (
    <ul aria-label={label} className="language-switch">
      {languageNames.map((language) => (
        <li key={language}>
          <a
            {...linkTo(language)}
            aria-current={language === current ? 'true' : undefined}
            className="language-link"
          >
            {languageLabels[language]}
          </a>
        </li>
      ))}
    </ul>
  )
}
