import { href } from 'react-router'
import type { Charity } from '../../contract/index.ts'
import { charityTexts } from '../../domain/texts/en/charities.ts'
import { useTexts } from '../../ui/texts.ts'
import { useLangOf } from '../../ui/use-lang-of.ts'
import { groundClass } from '../brand/ground.tsx'
import { Breadcrumb } from '../shell/breadcrumb.tsx'
import { charityGround } from './charity-ground.ts'
import { CharityPicture } from './charity-picture.tsx'

type CharityHeroProps = { title: string; charity: Charity | undefined }

/** The charity's name on a woven background, on which its picture stands; a photo meets it at a toothed edge. */
export function CharityHero({ title, charity }: CharityHeroProps) {
  const langOf = useLangOf()
  return (
    <section
      aria-label={title}
      className={`${groundClass(charityGround(charity))} ground-heading charity-hero`}
    >
      <div className="charity-title">
        <Breadcrumb
          above={[{ name: useTexts(charityTexts).head.title, path: href('/charities') }]}
          current={title}
        />
        <h1 lang={langOf(title)} className="charity-name mt-2">
          {title}
        </h1>
        {charity && (
          <p lang={langOf(charity.subName)} className="charity-tagline stencil mt-3 md:mt-4">
            {charity.subName}
          </p>
        )}
      </div>
      {charity && (
        <div className="charity-picture">
          <CharityPicture
            source={charity.images[0]}
            alt={charity.images.length > 0 ? title : ''}
            sizes="(width < 48.0625rem) 100vw, 50vw"
            eager
          />
        </div>
      )}
      <div aria-hidden className="tooth text-coconut" />
    </section>
  )
}
