import type { Package } from '../../contract/index.ts'
import { Picture } from '../../ui/picture.tsx'
import { Ground } from '../brand/ground.tsx'
import { dyeOf, groundOfDye, ReedBox } from '../brand/reed-box.tsx'

type PackagePictureProps = {
  shopPackage: Package
  eager?: boolean
  /** Whether its heap may come with the script, because it is below the fold. */
  late?: boolean
  className?: string
}

/** A package's own photo, or the reed box heaped with its produce. */
export function PackagePicture(props: PackagePictureProps) {
  const { shopPackage, eager = false, late = false, className = '' } = props
  const { packageId, name, imageUrl } = shopPackage
  const dye = dyeOf(packageId)
  if (imageUrl !== '') {
    return (
      <Ground
        name={groundOfDye(dye)}
        className={`grid place-items-center rounded-b-none ${className}`}
      >
        <Picture
          source={imageUrl}
          alt=""
          proportion={4 / 3}
          sizes="(width < 48.0625rem) 60vw, 230px"
          photoSizes="(width < 48.0625rem) 100vw, 384px"
          eager={eager}
          className="not-data-photo:aspect-4/3 not-data-photo:object-contain"
        />
      </Ground>
    )
  }
  return (
    <Ground
      name={groundOfDye(dye)}
      className={`grid justify-items-center rounded-b-none ${className}`}
    >
      <div className="w-[72%] self-end pb-[7%]">
        <ReedBox
          dye={dye}
          name={name}
          eager={eager}
          late={late}
          pictures={picturesOf(shopPackage)}
        />
      </div>
    </Ground>
  )
}

export function picturesOf(shopPackage: Package): string[] {
  return shopPackage.products.map(({ productId: product }) => product.imageUrl)
}
