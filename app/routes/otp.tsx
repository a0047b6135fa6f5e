import { accountTexts } from '../../domain/texts/en/account.ts'
import { useTexts } from '../../ui/texts.ts'
import { AuthPage } from '../account/auth-page.tsx'
import { OtpForm } from '../account/otp-form.tsx'
import { shopFor, textsFor } from '../language/texts-for.ts'
import { GuestOnly } from '../shell/guards.tsx'
import { pageHead } from '../shell/page-head.ts'
import type { Route } from './+types/otp.ts'

export { clientLoader, loader } from '../account/packed-boxes-loaders.ts'
export { action } from '../forms/page-action.ts'
export { PageError as ErrorBoundary } from '../shell/page-error.tsx'

export function meta({ matches }: Route.MetaArgs) {
  return pageHead(
    {
      ...textsFor(matches, accountTexts).otp.head(shopFor(matches).name),
      page: '/otp',
    },
    matches,
  )
}

export default function OtpPage() {
  const texts = useTexts(accountTexts).otp
  return (
    <GuestOnly>
      <AuthPage title={texts.title}>
        <OtpForm />
      </AuthPage>
    </GuestOnly>
  )
}
