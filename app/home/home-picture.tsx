import { OnceInBrowser } from '../../ui/once-in-browser.tsx'

type HomePictureProps = {
  /** The name of the file under /homepic, without its width. */
  name: string
  /** The displayed width, as in an image's `sizes`. */
  sizes: string
  className?: string
}

/** A decorative picture of produce in two widths, ignored by screen readers. */
export function HomePicture({ name, sizes, className }: HomePictureProps) {
  const small = `/homepic/${name}-192.webp`
  return (
    <OnceInBrowser>
      <img
        src={small}
        srcSet={`${small} 192w, /homepic/${name}-384.webp 384w`}
        sizes={sizes}
        alt=""
        width={384}
        height={384}
        loading="lazy"
        decoding="async"
        className={className}
      />
    </OnceInBrowser>
  )
}
