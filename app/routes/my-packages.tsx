import { customPackageTexts } from '../../domain/texts/en/custom-packages.ts'
import { MyPackagesPage } from '../custom-packages/my-packages-page.tsx'
import { textsFor } from '../language/texts-for.ts'
import { CustomerOnly } from '../shell/guards.tsx'
import { pageHead } from '../shell/page-head.ts'
import type { Route } from './+types/my-packages.ts'

export { action } from '../forms/page-action.ts'
export { PageError as ErrorBoundary } from '../shell/page-error.tsx'

export function meta({ matches }: Route.MetaArgs) {
  return pageHead(
    {
      ...textsFor(matches, customPackageTexts).myPackages.head,
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
