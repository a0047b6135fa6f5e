import { Picture } from '../../ui/picture.tsx'
import { Ground } from '../brand/ground.tsx'
import { dyeOf, groundOfDye, ReedBox } from '../brand/reed-box.tsx'
import type { PackageItem } from '../cart/items.ts'

/** A package's own photo, or its box with its contents. */
export function PackageTile({ item, className }: { item: PackageItem; className: string }) {
  const dye = dyeOf(item.id)
  const tile = `aspect-4/3 ${className}`
  if (item.imageUrl !== '') {
    return (
      <Picture
        source={item.imageUrl}
        alt=""
        sizes="132px"
        className={`rounded-reed object-cover ${tile}`}
      />
    )
  }
  return (
    <Ground name={groundOfDye(dye)} className={`grid justify-items-center ${tile}`}>
      <div className="w-[82%] self-end pb-[7%]">
        <ReedBox
          dye={dye}
          name={item.name}
          pictures={item.contents.map((content) => content.imageUrl)}
        />
      </div>
    </Ground>
  )
}
