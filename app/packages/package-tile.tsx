import { Picture } from '../../ui/picture.tsx'
import { useLangOf } from '../../ui/use-lang-of.ts'
import { Ground } from '../brand/ground.tsx'
import { dyeOf, groundOfDye, ReedBox } from '../brand/reed-box.tsx'

type PackageTileProps = {
  item: {
    id: number
    name: string
    imageUrl: string
    contents: readonly { imageUrl: string }[]
  }
  /** Where the package's name does not stand beside it. */
  isNamed?: boolean
  className: string
}

/** A package's own photo, or its box with its contents. */
export function PackageTile({ item, isNamed = false, className }: PackageTileProps) {
  const { id, name, imageUrl, contents } = item
  const lang = useLangOf()(name)
  const dye = dyeOf(id)
  const tile = `aspect-4/3 ${className}`
  if (imageUrl !== '') {
    return (
      <Ground name={groundOfDye(dye)} className={`grid place-items-center ${tile}`}>
        <Picture
          source={imageUrl}
          alt={isNamed ? name : ''}
          lang={lang}
          proportion={4 / 3}
          sizes="96px"
          photoSizes="170px"
          className="not-data-photo:aspect-4/3 not-data-photo:object-contain"
        />
      </Ground>
    )
  }
  return (
    <Ground name={groundOfDye(dye)} className={`grid justify-items-center ${tile}`}>
      <div
        {...(isNamed && { role: 'img', 'aria-label': name, lang })}
        className="w-[82%] self-end pb-[7%]"
      >
        <ReedBox dye={dye} name={name} pictures={contents.map((each) => each.imageUrl)} />
      </div>
    </Ground>
  )
}
