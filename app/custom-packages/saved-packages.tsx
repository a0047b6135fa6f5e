import type { ReactNode } from 'react'
import type { CustomPackage } from '../../contract/index.ts'
import { controlTexts } from '../../domain/texts/en/controls.ts'
import { customPackageTexts } from '../../domain/texts/en/custom-packages.ts'
import { RetryButton } from '../../ui/retry-button.tsx'
import { useTexts } from '../../ui/texts.ts'
import { useToldFailure } from '../api/use-told-failure.ts'
import { EmptyState } from '../brand/empty-state.tsx'
import { SavedPackageSkeleton } from './saved-package-card.tsx'
import type { useSavedPackages } from './use-saved-packages.ts'

type SavedPackagesProps = {
  saved: ReturnType<typeof useSavedPackages>
  /** What is said when there are none. */
  empty: string
  /** The button that creates the first package. */
  first: ReactNode
  /** Shown once there are packages. */
  children: ReactNode
}

/** The saved packages, or why there are none to show: loading, failed, none yet. */
export function SavedPackages({ saved, empty, first, children }: SavedPackagesProps) {
  const texts = useTexts(customPackageTexts)
  if (saved.isLoading) {
    return (
      <>
        <p role="status" className="mb-5">
          {texts.loading}
        </p>
        <div className={packageGrid}>
          <SavedPackageSkeleton />
          <SavedPackageSkeleton />
          <SavedPackageSkeleton />
        </div>
      </>
    )
  }
  if (saved.failure) return <NotLoaded error={saved.failure} onRetry={saved.retry} />
  if (saved.packages.length === 0) {
    return <EmptyState title={empty}>{first}</EmptyState>
  }
  return children
}

function NotLoaded({ error, onRetry }: { error: Error; onRetry: () => void }) {
  return (
    <EmptyState title={useToldFailure(error)}>
      <RetryButton variant="outline" onClick={onRetry}>
        {useTexts(controlTexts).tryAgain}
      </RetryButton>
    </EmptyState>
  )
}

type PackageGridProps = {
  packages: readonly CustomPackage[]
  children: (customPackage: CustomPackage) => ReactNode
}

export function PackageGrid({ packages, children }: PackageGridProps) {
  return (
    <ul className={packageGrid}>
      {packages.map((customPackage) => (
        <li key={customPackage.id} className="grid">
          {children(customPackage)}
        </li>
      ))}
    </ul>
  )
}

const packageGrid = 'grid gap-x-6 gap-y-6 md:gap-y-10 min-[40rem]:grid-cols-2 xl:grid-cols-3'
