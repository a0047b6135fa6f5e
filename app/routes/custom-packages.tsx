import { CustomPackagesPage } from '../custom-packages/custom-packages-page.tsx'
import { CustomerOnly } from '../shell/guards.tsx'
import { pageHead } from '../shell/page-head.ts'
import type { Route } from './+types/custom-packages.ts'

export { action } from '../forms/page-action.ts'
export { PageError as ErrorBoundary } from '../shell/page-error.tsx'

export function meta({ matches }: Route.MetaArgs) {
  return pageHead(
    {
      title: 'Custom Packages',
      description: 'Fill a box of your own, keep it, and order it again whenever you like.',
      keywords: ['custom package', 'build your own box', 'grocery budget', 'Sri Lanka'],
      page: '/custom_packages',
    },
    matches,
  )
}

export default function CustomPackages() {
  return (
    <CustomerOnly>
      <CustomPackagesPage />
    </CustomerOnly>
  )
}
