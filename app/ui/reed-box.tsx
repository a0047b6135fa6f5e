import type { GroundName } from './ground.tsx'
import { Picture } from './picture.tsx'

export const dyes = ['leaf', 'lagoon', 'chilli', 'brinjal'] as const
export type Dye = (typeof dyes)[number]

/** Packages take the four dyes in turn. */
export function dyeOf(packageId: number): Dye {
  return dyes[(packageId - 1) % dyes.length] ?? 'leaf'
}

const groundByDye: Record<Dye, GroundName> = {
  leaf: 'vegetables',
  lagoon: 'fish',
  chilli: 'spices',
  brinjal: 'pantry',
}

/** The ground on which a box of this dye stands out. */
export function groundOfDye(dye: Dye): GroundName {
  return groundByDye[dye]
}

type ReedBoxProps = {
  dye: Dye
  /** Product pictures in package order; the first seven different ones are heaped. */
  pictures: readonly string[]
  /** The name on the plate. */
  name?: string
  hero?: boolean
  eager?: boolean
}

const places = ['p1', 'p2', 'p3', 'p4', 'p5', 'p6', 'p7']

/** The shop's woven box heaped with produce: decoration, sized by whatever it stands in. */
export function ReedBox({ dye, pictures, name, hero = false, eager = false }: ReedBoxProps) {
  const heap = [...new Set(pictures)].slice(0, places.length)
  const look = `${hero ? 'box-hero' : ''} ${heap.length === 0 ? 'box-empty' : ''}`
  return (
    <div aria-hidden className={`box dye-${dye} ${look}`}>
      <div className="pile">
        {heap.map((picture, index) => (
          <Picture
            key={picture}
            source={picture}
            alt=""
            sizes="192px"
            eager={eager}
            className={places[index]}
          />
        ))}
      </div>
      <div className="rim" />
      <div className="front">
        <div className="band" />
        {name && <span className="plate">{name}</span>}
      </div>
    </div>
  )
}
