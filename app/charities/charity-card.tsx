import { useId } from 'react'
import type { Charity } from '../../contract/index.ts'
import { charityTexts } from '../../domain/texts/en/charities.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { readOut, Sentence } from '../../ui/sentence.tsx'
import { SkeletonBar, SkeletonTile } from '../../ui/skeleton.tsx'
import { useTexts } from '../../ui/texts.ts'
import { useLangOf } from '../../ui/use-lang-of.ts'
import { Ground } from '../brand/ground.tsx'
import { charityGround } from './charity-ground.ts'
import { charityLink } from './charity-link.ts'
import { CharityPicture } from './charity-picture.tsx'

type CharityCardProps = { charity: Charity; eager?: boolean }

export function CharityCard({ charity, eager = false }: CharityCardProps) {
  const texts = useTexts(charityTexts)
  const langOf = useLangOf()
  const nameId = useId()
  return (
    <article aria-labelledby={nameId} className={card}>
      <Ground name={charityGround(charity)} className="aspect-video rounded-b-none">
        <CharityPicture
          source={charity.images[0]}
          alt=""
          sizes="(width < 48.0625rem) 100vw, 588px"
          eager={eager}
        />
      </Ground>
      <div className="flex flex-1 flex-wrap items-end justify-between gap-x-6 gap-y-4 p-4.5 md:p-6">
        <div className="flex-1 basis-60">
          <h2 id={nameId} lang={langOf(charity.name)} className="text-card">
            {charity.name}
          </h2>
          <p lang={langOf(charity.subName)} className="mt-1.5">
            {charity.subName}
          </p>
        </div>
        <ButtonLink variant="outline" {...charityLink(charity)}>
          <Sentence parts={texts.moreAbout(charity.name, readOut)} />
        </ButtonLink>
      </div>
    </article>
  )
}

/** A charity card's shape while the charities are loading. */
export function CharityCardSkeleton() {
  return (
    <div className={card}>
      <SkeletonTile className="aspect-video" />
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4 p-4.5 md:p-6">
        <div className="flex-1 basis-60">
          <SkeletonBar className="h-7 w-2/3" />
          <SkeletonBar className="mt-3 h-4 w-full" />
        </div>
        <SkeletonBar className="h-12 w-34" />
      </div>
    </div>
  )
}

const card = 'flex flex-col rounded-reed border border-husk-200 bg-white'
