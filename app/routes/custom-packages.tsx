import { customPackageTexts } from '../../domain/texts/en/custom-packages.ts'
import { CustomPackagesPage } from '../custom-packages/custom-packages-page.tsx'
import { textsFor } from '../language/texts-for.ts'
import { CustomerOnly } from '../shell/guards.tsx'
import { pageHead } from '../shell/page-head.ts'
import type { Route } from './+types/custom-packages.ts'

export { action } from '../forms/page-action.ts'
export { PageError as ErrorBoundary } from '../shell/page-error.tsx'

export function meta({ matches }: Route.MetaArgs) {
  return pageHead(
    {
      ...textsFor(matches, customPackageTexts).head,
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
