import { profileTexts } from '../../domain/texts/en/profile.ts'
import { shopFor, textsFor } from '../language/texts-for.ts'
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
      ...textsFor(matches, profileTexts).head(shopFor(matches).name),
      page: '/userprofile',
    },
    matches,
  )
}

export default function ProfileRoute() {
  const { user } = useSession()
  return <CustomerOnly>{user && <ProfilePage user={user} />}</CustomerOnly>
}
