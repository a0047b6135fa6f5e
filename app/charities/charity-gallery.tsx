import { lazy, Suspense, useState } from 'react'
import type { Charity } from '../../contract/index.ts'
import { CharityPicture } from './charity-picture.tsx'

// Comes with the first picture that is opened.
const CharityLightbox = lazy(() => import('./charity-lightbox.tsx'))

/** The charity's further pictures; one that has a single picture shows that one. */
export function CharityGallery({ charity }: { charity: Charity }) {
  const [opened, setOpened] = useState<number>()
  const { images } = charity
  const first = images.length > 1 ? 1 : 0
  if (images.length === 0) return null
  return (
    <section aria-label="Pictures">
      <ul className="gallery">
        {images.slice(first).map((image, index) => (
          <li key={image}>
            <button
              type="button"
              aria-haspopup="dialog"
              aria-label={`Open picture ${first + index + 1} of ${images.length} in full size`}
              onClick={() => setOpened(first + index)}
              className="absolute inset-0 size-full rounded-reed"
            >
              <CharityPicture
                source={image}
                alt=""
                sizes={index === 0 ? '(width < 64rem) 75vw, 544px' : '(width < 64rem) 42vw, 288px'}
              />
            </button>
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
