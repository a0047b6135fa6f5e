import { accountTexts } from '../../domain/texts/en/account.ts'
import { useTexts } from '../../ui/texts.ts'
import { AuthPage } from '../account/auth-page.tsx'
import { ForgotPasswordForm } from '../account/forgot-password-form.tsx'
import { shopFor, textsFor } from '../language/texts-for.ts'
import { GuestOnly } from '../shell/guards.tsx'
import { pageHead } from '../shell/page-head.ts'
import type { Route } from './+types/forgot-password.ts'

export { clientLoader, loader } from '../account/packed-boxes-loaders.ts'
export { action } from '../forms/page-action.ts'
export { PageError as ErrorBoundary } from '../shell/page-error.tsx'

export function meta({ matches }: Route.MetaArgs) {
  return pageHead(
    {
      ...textsFor(matches, accountTexts).forgotPassword.head(shopFor(matches).name),
      page: '/forgot-password',
    },
    matches,
  )
}

export default function ForgotPasswordPage() {
  const texts = useTexts(accountTexts).forgotPassword
  return (
    <GuestOnly>
      <AuthPage title={texts.title}>
        <ForgotPasswordForm />
      </AuthPage>
    </GuestOnly>
  )
}
