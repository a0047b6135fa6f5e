import type { Package } from '../../contract/index.ts'
import { Picture } from '../../ui/picture.tsx'
import { Ground } from '../brand/ground.tsx'
import { dyeOf, groundOfDye, ReedBox } from '../brand/reed-box.tsx'

type PackagePictureProps = { shopPackage: Package; eager?: boolean; className?: string }

/** A package's own photo, or the reed box heaped with its produce. */
export function PackagePicture(props: PackagePictureProps) {
  const { shopPackage, eager = false, className = '' } = props
  const { packageId, name, imageUrl } = shopPackage
  if (imageUrl !== '') {
    return (
      <Picture
        source={imageUrl}
        alt=""
        sizes="(width < 48.0625rem) 100vw, 384px"
        eager={eager}
        className={`w-full object-cover ${className}`}
      />
    )
  }
  const dye = dyeOf(packageId)
  return (
    <Ground
      name={groundOfDye(dye)}
      className={`grid justify-items-center rounded-b-none ${className}`}
    >
      <div className="w-[72%] self-end pb-[7%]">
        <ReedBox dye={dye} name={name} eager={eager} pictures={picturesOf(shopPackage)} />
      </div>
    </Ground>
  )
}

export function picturesOf(shopPackage: Package): string[] {
  return shopPackage.products.map(({ productId: product }) => product.imageUrl)
}
