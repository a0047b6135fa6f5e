import { AuthPage } from '../account/auth-page.tsx'
import { NewPasswordForm } from '../account/new-password-form.tsx'
import { prefetch } from '../api/prefetch.ts'
import { packagesQuery } from '../api/queries.ts'
import { GuestOnly } from '../shell/guards.tsx'
import { pageHead } from '../shell/page-head.ts'
import { startLoading } from '../shell/query-client.ts'
import type { Route } from './+types/new-password.ts'

export { PageError as ErrorBoundary } from '../shell/page-error.tsx'

export function loader({ context }: Route.LoaderArgs) {
  return prefetch(context, (client, api) => client.prefetchQuery(packagesQuery(api)))
}

export function clientLoader() {
  return startLoading((client) => client.prefetchQuery(packagesQuery()))
}

export function meta({ matches }: Route.MetaArgs) {
  return pageHead(
    {
      title: 'New Password',
      description: 'Choose a new password for your JOY Box account.',
      keywords: ['new password', 'reset password', 'account', 'Sri Lanka'],
      path: '/new-password',
      isPrivate: true,
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
