import { useQuery } from '@tanstack/react-query'
import { href } from 'react-router'
import { heroPackageProducts } from '../../domain/limits.ts'
import { controlTexts } from '../../domain/texts/en/controls.ts'
import { homeTexts } from '../../domain/texts/en/home.ts'
import { shellTexts } from '../../domain/texts/en/shell.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { OwnText } from '../../ui/own-text.tsx'
import { RetryButton } from '../../ui/retry-button.tsx'
import { useShop } from '../../ui/shop-facts.ts'
import { SkeletonBar, SkeletonTile } from '../../ui/skeleton.tsx'
import { useTexts } from '../../ui/texts.ts'
import { useMinimumLoading } from '../../ui/use-minimum-loading.ts'
import { heroPackagesQuery } from '../api/catalogue-queries.ts'
import { FirstHeroPackage, SecondHeroPackage } from './hero-package.tsx'

/** Longer slogans of the owner's own do not fit into one line of the largest letters. */
const longestFascia = 24

/** The shop's headline, and the first two packages on sale. */
export function Hero() {
  const texts = useTexts(homeTexts)
  const { banner: slogan } = useTexts(shellTexts)
  const { slogan: own = '' } = useShop().texts ?? {}
  return (
    <section aria-label={texts.packages} className="ground ground-fascia rounded-none">
      <div className="page-width pt-4 pb-11 md:pt-5">
        <h1 className={own.length > longestFascia ? 'promo-title text-center' : 'hero-fascia'}>
          <OwnText name="slogan">{slogan}</OwnText>
        </h1>
        <HeroPackages />
      </div>
      <div className="tooth absolute inset-x-0 bottom-0 text-coconut" />
    </section>
  )
}

function HeroPackages() {
  const packages = useQuery(heroPackagesQuery(useShop().hero))
  const isLoading = useMinimumLoading(packages.isPending)
  if (isLoading) return <HeroSkeleton />
  const [first, second] = packages.data ?? []
  if (!first)
    return (
      <NoHeroPackages onRetry={() => void packages.refetch()} hasFailed={packages.isLoadingError} />
    )
  return (
    // As high as with the browser's own font, so that nothing moves when the shop's arrives.
    <div className="mt-5 grid items-stretch gap-6 md:mt-5.5 xl:min-h-138 xl:grid-cols-12">
      <FirstHeroPackage shopPackage={first} />
      {second && <SecondHeroPackage shopPackage={second} />}
    </div>
  )
}

function NoHeroPackages({ hasFailed, onRetry }: { hasFailed: boolean; onRetry: () => void }) {
  const { tryAgain } = useTexts(controlTexts)
  const { toPackages } = useTexts(homeTexts)
  return (
    <div className="mt-5 flex flex-wrap gap-3">
      {hasFailed && <RetryButton onClick={onRetry}>{tryAgain}</RetryButton>}
      <ButtonLink to={href('/packages')}>{toPackages}</ButtonLink>
    </div>
  )
}

function HeroSkeleton() {
  return (
    <div className="mt-5 grid gap-6 md:mt-5.5 xl:min-h-138 xl:grid-cols-12">
      <p role="status" className="sr-only">
        {useTexts(homeTexts).loadingPackages}
      </p>
      <div className="grid rounded-reed bg-coconut md:grid-cols-2 xl:col-span-8">
        <SkeletonTile className="min-h-55" />
        <div className="grid content-start gap-3 p-5 md:min-h-200 md:p-7.5 xl:min-h-138">
          <SkeletonBar className="h-10 w-3/4" />
          {Array.from({ length: heroPackageProducts }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same
            <SkeletonBar key={index} className="h-4 w-full" />
          ))}
          <SkeletonBar className="mt-5 h-16 w-1/2" />
          <SkeletonBar className="h-12 w-full" />
          <SkeletonBar className="h-10 w-3/4" />
        </div>
      </div>
      <div className="hidden rounded-reed bg-coconut xl:col-span-4 xl:block">
        <SkeletonTile className="h-36" />
      </div>
    </div>
  )
}
