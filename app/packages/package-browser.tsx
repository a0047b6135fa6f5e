import { packagesPerPage } from '../../domain/limits.ts'
import { packageTexts } from '../../domain/texts/en/packages.ts'
import { ClearSearch } from '../../ui/clear-search.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { SearchHead } from '../../ui/search-head.tsx'
import { useTexts } from '../../ui/texts.ts'
import { EmptyState } from '../brand/empty-state.tsx'
import { useSession } from '../shell/session.tsx'
import { GuestPrompt } from './guest-prompt.tsx'
import { PackageCard, PackageCardSkeleton } from './package-card.tsx'
import { PackageLinks } from './package-links.tsx'
import { usePackageBrowser } from './use-package-browser.ts'

export function PackageBrowser() {
  const texts = useTexts(packageTexts)
  const browser = usePackageBrowser()
  return (
    <div className="page-width pt-8 md:pt-12">
      <SearchHead
        title={texts.head.title}
        label={texts.search}
        placeholder={texts.searchPlaceholder}
        search={browser.search}
      />
      <div className="mt-5 mb-6 md:mt-7 md:mb-8">
        <PackageKinds />
      </div>
      <Packages browser={browser} />
    </div>
  )
}

/** On its own, so that the cards do not render again once the page knows who is shopping. */
function PackageKinds() {
  const { status } = useSession()
  return status === 'guest' || status === 'loading' ? <GuestPrompt /> : <PackageLinks />
}

function Packages({ browser }: { browser: ReturnType<typeof usePackageBrowser> }) {
  const texts = useTexts(packageTexts)
  if (browser.isLoading) {
    return (
      <>
        <p role="status" className="sr-only">
          {texts.loading}
        </p>
        <div className={grid}>
          {Array.from({ length: packagesPerPage }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same
            <PackageCardSkeleton key={index} />
          ))}
        </div>
      </>
    )
  }
  // It stays empty: that there are no packages would be untrue.
  if (browser.hasFailed) return null
  if (browser.shown.length === 0) return <NoPackages browser={browser} />
  return (
    <>
      <ul className={grid}>
        {browser.shown.map((shopPackage, index) => (
          <li key={shopPackage.packageId} className="grid">
            <PackageCard shopPackage={shopPackage} place={index} />
          </li>
        ))}
      </ul>
      <div className="mt-12">
        <Pagination
          label={texts.pages}
          page={browser.page}
          pageCount={browser.pageCount}
          hrefOf={browser.hrefOf}
        />
      </div>
    </>
  )
}

function NoPackages({ browser }: { browser: ReturnType<typeof usePackageBrowser> }) {
  const texts = useTexts(packageTexts)
  if (browser.isEmpty) return <EmptyState title={texts.none} />
  return (
    <EmptyState title={texts.noneFound(browser.search.typed.trim())}>
      <ClearSearch onClear={browser.search.clear} />
    </EmptyState>
  )
}

const grid = 'grid gap-x-6 gap-y-6 md:gap-y-10 min-[40rem]:grid-cols-2 xl:grid-cols-3'
