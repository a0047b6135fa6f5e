import { href } from 'react-router'
import { charityTexts } from '../../domain/texts/en/charities.ts'
import { controlTexts } from '../../domain/texts/en/controls.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { RetryButton } from '../../ui/retry-button.tsx'
import { SkeletonBar } from '../../ui/skeleton.tsx'
import { useTexts } from '../../ui/texts.ts'
import { useLangOf } from '../../ui/use-lang-of.ts'
import { CharityFailure } from './charity-failure.tsx'
import { CharityGallery } from './charity-gallery.tsx'
import { CharityHero } from './charity-hero.tsx'
import { useCharity } from './use-charity.ts'

export function CharityPage({ slug }: { slug: string }) {
  const page = useCharity(slug)
  const texts = useTexts(charityTexts)
  const { charity, isLoading } = page
  const langOf = useLangOf()
  const title = page.title ?? texts.head.title
  return (
    <>
      <CharityHero title={title} charity={isLoading ? undefined : charity} />
      <div className="page-width pt-9 md:pt-14">
        {isLoading && <CharitySkeleton />}
        {!isLoading && !charity && <Failure page={page} />}
        {!isLoading && charity && (
          <div className="grid gap-9 lg:grid-cols-[5fr_7fr] lg:gap-16">
            <p
              lang={langOf(charity.description)}
              className="max-w-(--width-reading) text-lead whitespace-pre-line"
            >
              {charity.description}
            </p>
            <CharityGallery charity={charity} />
          </div>
        )}
      </div>
    </>
  )
}

function Failure({ page }: { page: ReturnType<typeof useCharity> }) {
  const texts = useTexts(charityTexts).ofCharity
  const controls = useTexts(controlTexts)
  return (
    <CharityFailure text={texts.notLoaded}>
      <div className="flex flex-wrap justify-center gap-4">
        {!page.isUnknown && (
          <RetryButton variant="outline" busy={page.isRetrying} onClick={page.retry}>
            {page.isRetrying ? controls.trying : controls.tryAgain}
          </RetryButton>
        )}
        <ButtonLink to={href('/charities')}>{texts.all}</ButtonLink>
      </div>
    </CharityFailure>
  )
}

function CharitySkeleton() {
  return (
    <div role="status" className="grid gap-3 lg:w-5/12">
      <span className="sr-only">{useTexts(charityTexts).ofCharity.loading}</span>
      <SkeletonBar className="h-5 w-full" />
      <SkeletonBar className="h-5 w-full" />
      <SkeletonBar className="h-5 w-3/4" />
    </div>
  )
}
