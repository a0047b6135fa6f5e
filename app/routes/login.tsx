import { accountTexts } from '../../domain/texts/en/account.ts'
import { useTexts } from '../../ui/texts.ts'
import { AuthPage } from '../account/auth-page.tsx'
import { LoginForm } from '../account/login-form.tsx'
import { PasskeySignIn } from '../account/passkey-sign-in.tsx'
import { shopFor, textsFor } from '../language/texts-for.ts'
import { GuestOnly } from '../shell/guards.tsx'
import { pageHead } from '../shell/page-head.ts'
import type { Route } from './+types/login.ts'

export { clientLoader, loader } from '../account/packed-boxes-loaders.ts'
export { action } from '../forms/page-action.ts'
export { PageError as ErrorBoundary } from '../shell/page-error.tsx'

export function meta({ matches }: Route.MetaArgs) {
  return pageHead(
    {
      ...textsFor(matches, accountTexts).login.head(shopFor(matches).name),
      page: '/login',
    },
    matches,
  )
}

export default function LoginPage() {
  const texts = useTexts(accountTexts).login
  return (
    <GuestOnly returns>
      <AuthPage title={texts.title}>
        <LoginForm />
        <PasskeySignIn />
      </AuthPage>
    </GuestOnly>
  )
}
