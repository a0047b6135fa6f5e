import type { ComponentProps } from 'react'
import { Picture } from '../../ui/picture.tsx'

/** A picture of a charity. A photo covers its area; the default picture is shown whole inside it. */
export function CharityPicture({ className = '', ...rest }: ComponentProps<typeof Picture>) {
  return <Picture width={1200} height={900} {...rest} className={`scene ${className}`} />
}
