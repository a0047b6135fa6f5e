import { MyPackagesPage } from '../custom-packages/my-packages-page.tsx'
import { CustomerOnly } from '../shell/guards.tsx'
import { pageHead } from '../shell/page-head.ts'
import type { Route } from './+types/my-packages.ts'

export { action } from '../forms/page-action.ts'
export { PageError as ErrorBoundary } from '../shell/page-error.tsx'

export function meta({ matches }: Route.MetaArgs) {
  return pageHead(
    {
      title: 'My Custom Packages',
      description: 'The boxes that you have put together, ready to go into your cart.',
      keywords: ['my packages', 'custom packages', 'saved boxes', 'Sri Lanka'],
      page: '/mypackages',
    },
    matches,
  )
}

export default function MyPackages() {
  return (
    <CustomerOnly>
      <MyPackagesPage />
    </CustomerOnly>
  )
}
