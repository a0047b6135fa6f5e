import { href } from 'react-router'
import { homeTexts } from '../../domain/texts/en/home.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { OwnText } from '../../ui/own-text.tsx'
import { Sentence } from '../../ui/sentence.tsx'
import { useTexts } from '../../ui/texts.ts'
import { Ground, type GroundName } from '../brand/ground.tsx'
import { HomePicture } from './home-picture.tsx'
import { useReveal } from './use-reveal.ts'

/** A cloth spread with produce. */
const cloth: [picture: string, ground: GroundName][] = [
  ['tomato', 'vegetables'],
  ['crab', 'fish'],
  ['banana', 'fruits'],
  ['eggplant', 'vegetables'],
  ['coconut', 'beverages'],
  ['carrot', 'vegetables'],
  ['baguette-bread', 'bakery'],
  ['hot-pepper', 'vegetables'],
  ['green-salad', 'organic'],
  ['red-apple', 'fruits'],
  ['onion', 'vegetables'],
  ['egg', 'meat'],
]

export function FreshnessPromo() {
  const texts = useTexts(homeTexts).freshness
  const group = useReveal<HTMLDivElement>()
  return (
    <section aria-labelledby="freshness" className="mt-(--space-section)">
      <div className="tooth text-leaf-700" />
      <div className="on-dark relative overflow-hidden bg-leaf-700 text-coconut">
        <div
          ref={group}
          className="page-width grid items-center gap-x-10 gap-y-8 pt-10 pb-[calc(4vw+2.75rem)] md:pt-12 lg:pb-16 lg:grid-cols-[30rem_1fr]"
        >
          <div>
            <h2 id="freshness" className="promo-title text-jak-300">
              <OwnText name="freshnessTitle">
                <Sentence parts={texts.title(<br />)} />
              </OwnText>
            </h2>
            <p className="mt-5 text-lead">
              <OwnText name="freshness">{texts.text}</OwnText>
            </p>
            <ButtonLink variant="turmeric" to={href('/products')} className="mt-7">
              {texts.link}
            </ButtonLink>
          </div>
          <div className="cloth">
            {cloth.map(([picture, ground]) => (
              <Ground key={picture} name={ground} className="ground-large grid rounded-none">
                <HomePicture name={picture} sizes="(width < 64rem) 15vw, 96px" />
              </Ground>
            ))}
          </div>
        </div>
        <div className="tooth absolute inset-x-0 bottom-0 text-husk-50" />
      </div>
    </section>
  )
}
