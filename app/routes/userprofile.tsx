import { ProfilePage } from '../profile/profile-page.tsx'
import { CustomerOnly } from '../shell/guards.tsx'
import { pageHead } from '../shell/page-head.ts'
import { useSession } from '../shell/session.tsx'
import type { Route } from './+types/userprofile.ts'

export { action } from '../forms/page-action.ts'
export { PageError as ErrorBoundary } from '../shell/page-error.tsx'

export function meta({ matches }: Route.MetaArgs) {
  return pageHead(
    {
      title: 'Profile',
      description: 'Your JOY Box account: your details, your password and your orders at a glance.',
      keywords: ['profile', 'account', 'password', 'JOY Box'],
      page: '/userprofile',
    },
    matches,
  )
}

export default function ProfileRoute() {
  const { user } = useSession()
  return <CustomerOnly>{user && <ProfilePage user={user} />}</CustomerOnly>
}
