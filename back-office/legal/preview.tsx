import { useState } from 'react'
import { legalSections } from '../../domain/legal/markup.ts'
import type { Words } from '../../domain/settings/words.ts'
import { legalPagesTexts } from '../../domain/texts/en/back-office/legal.ts'
import { languageNames } from '../../domain/texts/language-labels.ts'
import { LegalBlocks } from '../../ui/legal-blocks.tsx'
import { useOfficeTexts } from '../ui/texts.ts'

type PreviewProps = {
  label: string
  words: Words
}

/** A legal text as customers read it, in each language in which it is written. */
export function Preview({ label, words }: PreviewProps) {
  const { languages } = useOfficeTexts(legalPagesTexts)
  const [isOpen, setOpen] = useState(false)
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="min-h-11 content-center">{label}</summary>
      {isOpen && (
        <div className="grid gap-6">
          {languageNames
            .filter((language) => words[language].trim() !== '')
            .map((language) => (
              <article
                key={language}
                aria-label={languages[language]}
                className="grid gap-3 rounded-reed border border-husk-200 p-4 [&_ul]:list-disc [&_ul]:pl-5"
              >
                {legalSections(words[language]).map(({ title, blocks }, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: two sections can have the same heading
                  <section key={index} lang={language} className="grid gap-2">
                    <h3>{title}</h3>
                    <LegalBlocks blocks={blocks} />
                  </section>
                ))}
              </article>
            ))}
        </div>
      )}
    </details>
  )
}
