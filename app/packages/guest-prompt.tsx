import { href, useLocation } from 'react-router'
import { packageTexts } from '../../domain/texts/en/packages.ts'
import { shellTexts } from '../../domain/texts/en/shell.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Sentence } from '../../ui/sentence.tsx'
import { useTexts } from '../../ui/texts.ts'
import { returnHere } from '../shell/return-path.ts'

/** Invites a guest to the account that a cart needs. */
export function GuestPrompt() {
  const texts = useTexts(packageTexts)
  const { signUp } = useTexts(shellTexts)
  const state = returnHere(useLocation())
  return (
    <aside
      aria-label={texts.loginOrSignUp}
      className="flex flex-wrap items-center gap-x-6 gap-y-3 border-l-6 border-brinjal-700 bg-brinjal-100 px-5 py-4 md:px-6"
    >
      <p className="mr-auto">
        <Sentence
          parts={texts.guest(<strong className="font-semibold">{texts.loginOrSignUp}</strong>)}
        />
      </p>
      <div className="flex flex-wrap gap-2.5 wrap-normal">
        <ButtonLink size="small" to={href('/login')} state={state}>
          {texts.login}
        </ButtonLink>
        <ButtonLink size="small" variant="outline" to={href('/signup')} state={state}>
          {signUp}
        </ButtonLink>
      </div>
    </aside>
  )
}
