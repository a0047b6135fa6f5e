import type { ComponentProps } from 'react'
import { Picture } from '../../ui/picture.tsx'

/** A picture of a charity: a scene that fills its place, unlike the default one, which stands in it. */
export function CharityPicture({ className = '', ...rest }: ComponentProps<typeof Picture>) {
  return <Picture width={1200} height={900} {...rest} className={`scene ${className}`} />
}
