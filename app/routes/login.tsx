import { AuthPage } from '../account/auth-page.tsx'
import { LoginForm } from '../account/login-form.tsx'
import { GuestOnly } from '../shell/guards.tsx'
import { pageHead } from '../shell/page-head.ts'
import type { Route } from './+types/login.ts'

export { clientLoader, loader } from '../account/packed-boxes-loaders.ts'
export { action } from '../forms/page-action.ts'
export { PageError as ErrorBoundary } from '../shell/page-error.tsx'

export function meta({ matches }: Route.MetaArgs) {
  return pageHead(
    {
      title: 'Sign In',
      description: 'Sign in to your JOY Box account to fill your cart, order and see your orders.',
      keywords: ['sign in', 'login', 'account', 'grocery delivery', 'Sri Lanka'],
      page: '/login',
    },
    matches,
  )
}

export default function LoginPage() {
  return (
    <GuestOnly returns>
      <AuthPage title="Welcome back">
        <LoginForm />
      </AuthPage>
    </GuestOnly>
  )
}
