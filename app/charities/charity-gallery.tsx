import { lazy, Suspense, useState } from 'react'
import type { Charity } from '../../contract/index.ts'
import { imageSource } from '../../domain/goods/images.ts'
import { charityTexts } from '../../domain/texts/en/charities.ts'
import { useTexts } from '../../ui/texts.ts'
import { groundClass } from '../brand/ground.tsx'
import { charityGround } from './charity-ground.ts'
import { CharityPicture } from './charity-picture.tsx'

// Loaded when the first picture is opened.
const CharityLightbox = lazy(() => import('./charity-lightbox.tsx'))

/** The charity's further pictures; a charity with a single picture shows that one. */
export function CharityGallery({ charity }: { charity: Charity }) {
  const texts = useTexts(charityTexts).pictures
  const [opened, setOpened] = useState<number>()
  const { images } = charity
  const first = images.length > 1 ? 1 : 0
  if (images.length === 0) return null
  return (
    <section aria-label={texts.all}>
      <ul className="gallery">
        {images.slice(first).map((image, index) => (
          <li key={image}>
            <button
              type="button"
              aria-haspopup="dialog"
              aria-label={texts.open(first + index + 1, images.length)}
              onClick={() => setOpened(first + index)}
              className={`${whole} noscript:hidden`}
            >
              <GalleryPicture charity={charity} place={first + index} isLarge={index === 0} />
            </button>
            <noscript>
              <a
                href={imageSource(image)}
                aria-label={texts.open(first + index + 1, images.length)}
                className={whole}
              >
                <GalleryPicture charity={charity} place={first + index} isLarge={index === 0} />
              </a>
            </noscript>
          </li>
        ))}
      </ul>
      {opened !== undefined && (
        <Suspense>
          <CharityLightbox charity={charity} index={opened} onClose={() => setOpened(undefined)} />
        </Suspense>
      )}
    </section>
  )
}

type GalleryPictureProps = { charity: Charity; place: number; isLarge: boolean }

function GalleryPicture({ charity, place, isLarge }: GalleryPictureProps) {
  return (
    <span className={`block ${whole} ${groundClass(charityGround(charity, place))}`}>
      <CharityPicture
        source={charity.images[place]}
        alt=""
        sizes={isLarge ? '(width < 64rem) 75vw, 544px' : '(width < 64rem) 42vw, 288px'}
      />
    </span>
  )
}

const whole = 'absolute inset-0 size-full rounded-reed'
