import { Ground, type GroundName } from '../ui/ground.tsx'
import { Picture } from '../ui/picture.tsx'

type ProductTileProps = { imageUrl: string; ground: GroundName; className: string }

/** A product's small tile; below 96 px the ground has no weave. */
export function ProductTile({ imageUrl, ground, className }: ProductTileProps) {
  return (
    <Ground name={ground} plain className={`grid aspect-square place-items-center ${className}`}>
      <Picture source={imageUrl} alt="" sizes="72px" />
    </Ground>
  )
}
