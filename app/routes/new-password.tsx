import { AuthPage } from '../account/auth-page.tsx'
import { NewPasswordForm } from '../account/new-password-form.tsx'
import { GuestOnly } from '../shell/guards.tsx'
import { pageHead } from '../shell/page-head.ts'
import type { Route } from './+types/new-password.ts'

export { clientLoader, loader } from '../account/packed-boxes-loaders.ts'
export { action } from '../forms/page-action.ts'
export { PageError as ErrorBoundary } from '../shell/page-error.tsx'

export function meta({ matches }: Route.MetaArgs) {
  return pageHead(
    {
      title: 'New Password',
      description: 'Choose a new password for your JOY Box account.',
      keywords: ['new password', 'reset password', 'account', 'Sri Lanka'],
      page: '/new-password',
    },
    matches,
  )
}

export default function NewPasswordPage() {
  return (
    <GuestOnly>
      <AuthPage title="Choose a new password">
        <NewPasswordForm />
      </AuthPage>
    </GuestOnly>
  )
}
