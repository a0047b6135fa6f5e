import { accountTexts } from '../../domain/texts/en/account.ts'
import { useTexts } from '../../ui/texts.ts'
import { AuthPage } from '../account/auth-page.tsx'
import { NewPasswordForm } from '../account/new-password-form.tsx'
import { GuestOrLinkOnly } from '../account/reset-link.tsx'
import { shopFor, textsFor } from '../language/texts-for.ts'
import { pageHead } from '../shell/page-head.ts'
import type { Route } from './+types/new-password.ts'

export { clientLoader, loader } from '../account/packed-boxes-loaders.ts'
export { action } from '../forms/page-action.ts'
export { PageError as ErrorBoundary } from '../shell/page-error.tsx'

export function meta({ matches }: Route.MetaArgs) {
  return pageHead(
    {
      ...textsFor(matches, accountTexts).newPassword.head(shopFor(matches).name),
      page: '/new-password',
    },
    matches,
  )
}

export default function NewPasswordPage() {
  const texts = useTexts(accountTexts).newPassword
  return (
    <GuestOrLinkOnly>
      <AuthPage title={texts.title}>
        <NewPasswordForm />
      </AuthPage>
    </GuestOrLinkOnly>
  )
}
