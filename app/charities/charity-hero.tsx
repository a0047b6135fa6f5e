import ChevronRight from 'lucide-react/icons/chevron-right'
import { href, Link } from 'react-router'
import type { Charity } from '../../contract/index.ts'
import { charityTexts } from '../../domain/texts/en/charities.ts'
import { shellTexts } from '../../domain/texts/en/shell.ts'
import { useTexts } from '../../ui/texts.ts'
import { useLangOf } from '../../ui/use-lang-of.ts'
import { type GroundName, groundClass } from '../brand/ground.tsx'
import { CharityPicture } from './charity-picture.tsx'

type CharityHeroProps = { title: string; charity: Charity | undefined }

/** The charity's name on a woven background, which meets its picture at a toothed edge. */
export function CharityHero({ title, charity }: CharityHeroProps) {
  const langOf = useLangOf()
  return (
    <section
      aria-label={title}
      className={`${groundClass(groundFor(charity))} ground-heading charity-hero`}
    >
      <div className="charity-title">
        <nav aria-label={useTexts(shellTexts).breadcrumb}>
          <ol className="flex flex-wrap items-center gap-x-2.5">
            <li>
              <Link
                to={href('/charities')}
                className="inline-flex min-h-11 items-center underline underline-offset-4 hover:decoration-2"
              >
                {useTexts(charityTexts).head.title}
              </Link>
            </li>
            <li aria-current="page" className="flex items-center gap-2.5">
              <ChevronRight size={16} aria-hidden className="flex-none" />
              {title}
            </li>
          </ol>
        </nav>
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

const grounds: GroundName[] = ['snacks', 'pantry', 'beverages', 'fish', 'organic', 'spices']

/** Charities use these backgrounds in turn. */
function groundFor(charity: Charity | undefined): GroundName {
  return (charity && grounds[(charity.id - 1) % grounds.length]) ?? 'husk'
}
