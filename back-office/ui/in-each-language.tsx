import type { ComponentProps } from 'react'
import { languageNames } from '../../domain/texts/language-labels.ts'
import type { Language } from '../../domain/texts/texts.ts'
import { TextArea } from '../../ui/text-field.tsx'

type InEachLanguageProps = {
  labels: Readonly<Record<Language, string>>
  rows: number
  /** What each field has or does. */
  attributesOf: (language: Language) => Partial<ComponentProps<typeof TextArea>>
}

/** A field for the same words in each language, named after the language. */
export function InEachLanguage({ labels, rows, attributesOf }: InEachLanguageProps) {
  return languageNames.map((language) => (
    <TextArea
      {...attributesOf(language)}
      key={language}
      label={labels[language]}
      name={language}
      lang={language}
      rows={rows}
    />
  ))
}
