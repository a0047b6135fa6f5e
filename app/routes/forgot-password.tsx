import { AuthPage } from '../account/auth-page.tsx'
import { ForgotPasswordForm } from '../account/forgot-password-form.tsx'
import { GuestOnly } from '../shell/guards.tsx'
import { pageHead } from '../shell/page-head.ts'
import type { Route } from './+types/forgot-password.ts'

export { clientLoader, loader } from '../account/packed-boxes-loaders.ts'
export { action } from '../forms/page-action.ts'
export { PageError as ErrorBoundary } from '../shell/page-error.tsx'

export function meta({ matches }: Route.MetaArgs) {
  return pageHead(
    {
      title: 'Forgot Password',
      description: 'Forgot your JOY Box password? Get a code by mail and choose a new one.',
      keywords: ['forgot password', 'reset password', 'account', 'Sri Lanka'],
      page: '/forgot-password',
    },
    matches,
  )
}

export default function ForgotPasswordPage() {
  return (
    <GuestOnly>
      <AuthPage title="Forgot your password?">
        <ForgotPasswordForm />
      </AuthPage>
    </GuestOnly>
  )
}
