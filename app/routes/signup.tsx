import { accountTexts } from '../../domain/texts/en/account.ts'
import { useTexts } from '../../ui/texts.ts'
import { AuthPage } from '../account/auth-page.tsx'
import { SignupForm } from '../account/signup-form.tsx'
import { shopFor, textsFor } from '../language/texts-for.ts'
import { GuestOnly } from '../shell/guards.tsx'
import { pageHead } from '../shell/page-head.ts'
import type { Route } from './+types/signup.ts'

export { clientLoader, loader } from '../account/packed-boxes-loaders.ts'
export { action } from '../forms/page-action.ts'
export { PageError as ErrorBoundary } from '../shell/page-error.tsx'

export function meta({ matches }: Route.MetaArgs) {
  return pageHead(
    {
      ...textsFor(matches, accountTexts).signup.head(shopFor(matches).name),
      page: '/signup',
    },
    matches,
  )
}

export default function SignupPage() {
  const texts = useTexts(accountTexts).signup
  return (
    <GuestOnly>
      <AuthPage title={texts.title}>
        <SignupForm />
      </AuthPage>
    </GuestOnly>
  )
}
