import { href } from 'react-router'
import { homeTexts } from '../../domain/texts/en/home.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { OwnText } from '../../ui/own-text.tsx'
import { Sentence } from '../../ui/sentence.tsx'
import { useTexts } from '../../ui/texts.ts'
import { Ground } from '../brand/ground.tsx'
import { HomePicture } from './home-picture.tsx'
import { useReveal } from './use-reveal.ts'

export function CharitiesTeaser() {
  const texts = useTexts(homeTexts).charities
  const group = useReveal<HTMLDivElement>()
  return (
    <section aria-labelledby="neighbours" className="py-14 md:py-(--space-section)">
      <div
        ref={group}
        className="page-width grid items-center gap-x-10 gap-y-7 md:grid-cols-2 lg:grid-cols-[1fr_41.75rem]"
      >
        <div>
          <h2 id="neighbours">
            <OwnText name="charitiesTitle">
              <Sentence parts={texts.title(<br />)} />
            </OwnText>
          </h2>
          <p className="mt-5 mb-7 max-w-120 text-lead">
            <OwnText name="charities">{texts.text}</OwnText>
          </p>
          <ButtonLink to={href('/charities')}>{texts.link}</ButtonLink>
        </div>
        <div className="neighbours">
          <Ground name="spices" className="ground-large row-span-2 grid">
            <HomePicture name="pot-of-food" sizes="(width < 64rem) 33vw, 232px" />
          </Ground>
          <Ground name="fish" className="ground-large grid">
            <HomePicture name="umbrella-with-rain-drops" sizes="120px" />
          </Ground>
          <Ground name="organic" className="ground-large grid">
            <HomePicture name="seedling" sizes="120px" />
          </Ground>
        </div>
      </div>
    </section>
  )
}
