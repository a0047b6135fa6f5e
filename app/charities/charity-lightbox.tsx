import Lightbox from 'yet-another-react-lightbox'
import { charityTexts } from '../../domain/texts/en/charities.ts'
import { useTexts } from '../../ui/texts.ts'
import 'yet-another-react-lightbox/styles.css'
import type { Charity } from '../../contract/index.ts'
import { Picture } from '../../ui/picture.tsx'
import { groundClass } from '../brand/ground.tsx'
import { charityGround } from './charity-ground.ts'
import './charity-lightbox.css'

type CharityLightboxProps = { charity: Charity; index: number; onClose: () => void }

/** The charity's pictures, one at a time, as large as the screen permits. */
export default function CharityLightbox({ charity, index, onClose }: CharityLightboxProps) {
  const texts = useTexts(charityTexts).pictures
  const { name, images } = charity
  const isSingle = images.length === 1
  return (
    <Lightbox
      open
      close={onClose}
      index={index}
      slides={images.map((image, place) => ({
        src: image,
        alt: texts.one(name, place + 1, images.length),
      }))}
      className="charity-lightbox on-dark"
      labels={{
        Lightbox: texts.of(name),
        Previous: texts.previous,
        Next: texts.next,
      }}
      carousel={{ finite: isSingle }}
      controller={{ closeOnBackdropClick: true }}
      render={{
        slide: ({ slide }) => (
          <Picture
            source={slide.src}
            alt={slide.alt ?? ''}
            width={1200}
            height={900}
            sizes="1200px"
            eager
            className={`${groundClass(charityGround(charity, images.indexOf(slide.src)))} max-h-full w-auto max-w-full object-contain`}
          />
        ),
        ...(isSingle && { buttonPrev: () => null, buttonNext: () => null }),
      }}
    />
  )
}
