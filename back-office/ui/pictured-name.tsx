import type { ReactNode } from 'react'
import { Picture } from '../../ui/picture.tsx'

type PicturedNameProps = {
  /** The API's `imageUrl`, of the thing itself or of what is in it. */
  pictures: readonly string[]
  children: ReactNode
}

/** The name of a row, with small pictures before it. */
export function PicturedName({ pictures, children }: PicturedNameProps) {
  return (
    <span className="pictured-name">
      <span className="small-pictures">
        {pictures.map((source) => (
          <Picture
            key={source}
            source={source}
            alt=""
            width={40}
            height={40}
            sizes="40px"
            proportion={1}
          />
        ))}
      </span>
      <span>{children}</span>
    </span>
  )
}
