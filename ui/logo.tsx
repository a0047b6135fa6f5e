import type { ComponentProps } from 'react'
import { pictureUrl } from '../domain/goods/images.ts'
import { useShop } from './shop-facts.ts'

type LogoProps = Omit<ComponentProps<'img'>, 'src'> & {
  alt: string
  /** On the dark green, where the owner's own logo gets a light ground. */
  isOnLeaf?: boolean
}

/** The logo of the shop: the owner's own, or the built-in one. */
export function Logo({ alt, isOnLeaf = false, className, ...image }: LogoProps) {
  const { logo } = useShop()
  if (!logo) {
    const [source, inverse] = isOnLeaf ? [onLeaf, onLight] : [onLight, onLeaf]
    return (
      <picture className="contents">
        {/* High contrast leaves out the ground that the letters are made for. */}
        <source
          // Otherwise it is an item of the parent's row, with a gap of its own.
          className="hidden"
          media={`(forced-colors: active) and (prefers-color-scheme: ${isOnLeaf ? 'light' : 'dark'})`}
          srcSet={inverse}
        />
        <img src={source} alt={alt} {...image} className={className} />
      </picture>
    )
  }
  const ground = isOnLeaf ? 'rounded-reed bg-coconut p-1.5' : 'forced-colors:bg-coconut'
  return (
    <img
      src={pictureUrl(logo)}
      alt={alt}
      {...image}
      className={`${className ?? ''} max-h-14 max-w-45 object-contain object-left forced-color-adjust-none ${ground}`}
    />
  )
}

const onLight = '/brand/logo.svg'
const onLeaf = '/brand/logo-on-leaf.svg'
