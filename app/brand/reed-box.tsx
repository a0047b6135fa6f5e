import { OnceInBrowser } from '../../ui/once-in-browser.tsx'
import { Picture } from '../../ui/picture.tsx'
import { useIsInBrowser } from '../../ui/use-is-in-browser.ts'
import { useLangOf } from '../../ui/use-lang-of.ts'
import type { GroundName } from './ground.tsx'
import { fewPictures, heapOf } from './heaps.ts'

const dyes = ['leaf', 'lagoon', 'chilli', 'brinjal'] as const
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

/** The ground that contrasts with a box of this dye. */
export function groundOfDye(dye: Dye): GroundName {
  return groundByDye[dye]
}

type ReedBoxProps = {
  dye: Dye
  /** The name on the plate. */
  name?: string
  /** A fuller heap, for the large box at the top of a page. */
  hero?: boolean
  eager?: boolean
  /** Whether its heap may come with the script, because it is below the fold. */
  late?: boolean
  /** The displayed width of one picture of the heap, as in an image's `sizes`. */
  sizes?: string
} & (
  | {
      /** Product pictures in package order; the first seven different ones are heaped. */
      pictures: readonly string[]
    }
  | {
      /** Heaps that are shown in turn, one at a time. */
      heaps: readonly (readonly string[])[]
      shown: number
    }
)

/** The shop's woven box heaped with produce: decoration, as wide as its container. */
export function ReedBox(props: ReedBoxProps) {
  const { dye, name, hero = false, eager = false, late = false, sizes = '96px' } = props
  const langOf = useLangOf()
  const isInBrowser = useIsInBrowser()
  const heaps = 'heaps' in props ? props.heaps : [heapOf(props.pictures)]
  const shown = 'heaps' in props ? props.shown : 0
  const isEmpty = heaps.every((heap) => heap.length === 0)
  return (
    <div
      aria-hidden
      className={`box dye-${dye} ${hero ? 'box-hero' : ''} ${isEmpty ? 'box-empty' : ''}`}
    >
      <div className="piles">
        {heaps.map(
          (heap, index) =>
            // The other heaps come with the script that shows them: their pictures would delay the first paint.
            (index === shown || isInBrowser) && (
              <Pile
                // biome-ignore lint/suspicious/noArrayIndexKey: a heap keeps its position while its pictures change
                key={index}
                heap={heap}
                isAway={index !== shown}
                sizes={sizes}
                eager={eager && index === 0}
                late={late}
              />
            ),
        )}
      </div>
      <div className="rim" />
      <div className="front">
        <div className="band" />
        {name && (
          <span lang={langOf(name)} className="plate">
            <span className="plate-name">{name}</span>
          </span>
        )}
      </div>
    </div>
  )
}

type PileProps = {
  heap: readonly string[]
  isAway: boolean
  sizes: string
  eager: boolean
  late: boolean
}

function Pile({ heap, isAway, sizes, eager, late }: PileProps) {
  const pictures = heap.map((picture, place) => (
    <Picture
      key={picture}
      source={picture}
      alt=""
      sizes={sizes}
      proportion={1}
      eager={eager}
      className={`p${place + 1}`}
    />
  ))
  return (
    <div
      className="pile"
      data-few={heap.length <= fewPictures ? heap.length : undefined}
      data-away={isAway || undefined}
    >
      {late ? <OnceInBrowser>{pictures}</OnceInBrowser> : pictures}
    </div>
  )
}
