import { AuthPage } from '../account/auth-page.tsx'
import { OtpForm } from '../account/otp-form.tsx'
import { GuestOnly } from '../shell/guards.tsx'
import { pageHead } from '../shell/page-head.ts'
import type { Route } from './+types/otp.ts'

export { clientLoader, loader } from '../account/packed-boxes-loaders.ts'
export { action } from '../forms/page-action.ts'
export { PageError as ErrorBoundary } from '../shell/page-error.tsx'

export function meta({ matches }: Route.MetaArgs) {
  return pageHead(
    {
      title: 'Enter the Code',
      description: 'Enter the code from our mail to choose a new JOY Box password.',
      keywords: ['one-time code', 'reset password', 'account', 'Sri Lanka'],
      page: '/otp',
    },
    matches,
  )
}

export default function OtpPage() {
  return (
    <GuestOnly>
      <AuthPage title="Enter the code">
        <OtpForm />
      </AuthPage>
    </GuestOnly>
  )
}
