import { useIsInBrowser } from '../../ui/use-is-in-browser.ts'

type HomePictureProps = {
  /** The name of the file under /homepic, without its width. */
  name: string
  /** The displayed width, as in an image's `sizes`. */
  sizes: string
  className?: string
}

/**
 * A decorative picture of produce in two widths, ignored by screen readers. Browsers fetch even lazy
 * pictures from thousands of pixels below the fold; so this one loads with its section's script, or at
 * once where there is no script.
 */
export function HomePicture(props: HomePictureProps) {
  const isInBrowser = useIsInBrowser()
  if (isInBrowser) return <Drawing {...props} />
  return (
    <noscript>
      <Drawing {...props} />
    </noscript>
  )
}

function Drawing({ name, sizes, className }: HomePictureProps) {
  const small = `/homepic/${name}-192.webp`
  return (
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
  )
}
