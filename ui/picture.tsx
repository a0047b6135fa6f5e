import { type ComponentProps, useState } from 'react'
import { imageSource, imageSourceSet } from '../domain/goods/images.ts'
import { photoFitOf } from '../domain/goods/picture-name.ts'

export const bucketPicture = '/product/bucket.webp'

type PictureProps = Omit<ComponentProps<'img'>, 'src' | 'srcSet' | 'alt' | 'ref'> & {
  /** The API's `imageUrl`, which may be anything. */
  source: unknown
  alt: string
  /** Shown when there is no picture or it cannot be loaded. */
  fallback?: string
  /** How many times as wide as high its place is, if a photograph is shown in another way there than what is cut out. */
  proportion?: number
  /** The displayed width of a photograph, as in an image's `sizes`. */
  photoSizes?: string
  /** Visible when the page opens, so not loaded lazily. */
  eager?: boolean
}

/** A picture by the shop's rule for images; a missing or broken one is replaced by the bucket. */
export function Picture(props: PictureProps) {
  const { source, alt, fallback = bucketPicture, eager = false, ...more } = props
  const { sizes = '100vw', photoSizes = sizes, proportion, ...rest } = more
  const wanted = imageSource(source)
  const [broken, setBroken] = useState('')
  const isBroken = wanted === '' || broken === wanted
  const sourceSet = isBroken ? '' : imageSourceSet(wanted)
  const photo = isBroken || !proportion ? undefined : photoFitOf(wanted, proportion)

  return (
    <img
      width={384}
      height={384}
      decoding="async"
      {...rest}
      // Also detects a picture that failed before hydration.
      ref={(image) => {
        if (image?.complete && image.naturalWidth === 0) setBroken(wanted)
      }}
      onError={() => setBroken(wanted)}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : undefined}
      sizes={sourceSet ? (photo ? photoSizes : sizes) : undefined}
      srcSet={sourceSet || undefined}
      data-photo={photo}
      src={isBroken ? fallback : wanted}
      alt={alt}
    />
  )
}
