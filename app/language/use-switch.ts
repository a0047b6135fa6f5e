import type { MouseEvent } from 'react'
import { useLocation } from 'react-router'
import { pathInLanguage } from '../../domain/texts/language-path.ts'
import type { Language } from '../../domain/texts/texts.ts'
import { useSession } from '../shell/session.tsx'
import { carryState } from './carried-state.ts'
import { rememberLanguage } from './chosen-language.ts'
import { tellAccount } from './tell-account.ts'

/** Makes the properties of a link to the current page in a language. The link loads a whole page, so that languages never mix. */
export function useSwitch() {
  const { pathname, search } = useLocation()
  const { status } = useSession()
  return (language: Language) => ({
    href: pathInLanguage(pathname + search, language),
    hrefLang: language,
    lang: language,
    onClick: ({ currentTarget }: MouseEvent<HTMLAnchorElement>) => {
      rememberLanguage(language)
      if (status === 'customer') tellAccount(language)
      // The server, which writes the link, does not know what follows the #.
      currentTarget.hash = window.location.hash
      carryState(currentTarget.href)
    },
  })
}
