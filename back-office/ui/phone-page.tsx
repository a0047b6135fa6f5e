import type { ReactNode } from 'react'
import type { Texts } from '../../domain/texts/texts.ts'
import { LanguageContext, useTexts } from '../../ui/texts.ts'
import { LanguageChoice } from '../orders/language-choice.tsx'
import { useSheetLanguage } from '../orders/sheet-language.ts'
import { PageTitle } from '../shell/page-title.tsx'

type TitledTexts = Extract<Texts[keyof Texts], { title: string }>
type PhonePageProps = { texts: TitledTexts; children: ReactNode }

/** A page for those who work with a phone, in the language that they choose. */
export function PhonePage({ texts, children }: PhonePageProps) {
  const { language, choose } = useSheetLanguage()
  return (
    <LanguageContext value={language}>
      <div lang={language} className="max-w-2xl">
        <Title texts={texts}>
          <div lang="en">
            <LanguageChoice language={language} onChoose={choose} />
          </div>
        </Title>
        {children}
      </div>
    </LanguageContext>
  )
}

function Title({ texts, children }: PhonePageProps) {
  return <PageTitle title={useTexts(texts).title}>{children}</PageTitle>
}
