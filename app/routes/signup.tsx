import { AuthPage } from '../account/auth-page.tsx'
import { SignupForm } from '../account/signup-form.tsx'
import { GuestOnly } from '../shell/guards.tsx'
import { pageHead } from '../shell/page-head.ts'
import type { Route } from './+types/signup.ts'

export { clientLoader, loader } from '../account/packed-boxes-loaders.ts'
export { action } from '../forms/page-action.ts'
export { PageError as ErrorBoundary } from '../shell/page-error.tsx'

export function meta({ matches }: Route.MetaArgs) {
  return pageHead(
    {
      title: 'Sign Up',
      description: 'Open a JOY Box account to order groceries to your home in Sri Lanka.',
      keywords: ['sign up', 'register', 'account', 'grocery delivery', 'Sri Lanka'],
      page: '/signup',
    },
    matches,
  )
}

export default function SignupPage() {
  return (
    <GuestOnly>
      <AuthPage title="Open an account">
        <SignupForm />
      </AuthPage>
    </GuestOnly>
  )
}
