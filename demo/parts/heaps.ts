import { cast, lit } from './lit.ts'
import { chance, deeper, ellipse, line, paler, path, pick } from './shapes.ts'

/** A grain in its own place, drawn about 0,0. */
type Grain = (colour: string, random: () => number) => string

/** A grain of rice: long for its breadth. */
export function riceGrain(length: number, breadth: number): Grain {
  return (colour) =>
    ellipse(0.3, 0.9, length, breadth, deeper(colour, 0.32)) +
    ellipse(0, 0, length, breadth, colour) +
    ellipse(-length * 0.2, -breadth * 0.35, length * 0.5, breadth * 0.3, paler(colour, 0.7))
}

/** A round seed, such as a lentil or a peppercorn. */
export function seed(radius: number, flat = 0.86): Grain {
  return (colour) =>
    ellipse(0.3, 0.8, radius, radius * flat, deeper(colour, 0.4)) +
    ellipse(0, 0, radius, radius * flat, colour) +
    ellipse(-radius * 0.3, -radius * 0.32, radius * 0.42, radius * 0.3, paler(colour, 0.5))
}

/** A thin stick, such as a tea leaf or a vermicelli. */
export function stick(length: number, width: number): Grain {
  return (colour, random) =>
    line(
      `M${-length} 0Q0 ${(random() - 0.5) * length} ${length} ${(random() - 0.5) * 2}`,
      colour,
      width,
    )
}

const mound =
  'M3 78C8 66 26 54 38 42C44 34 56 34 62 42C74 54 92 66 97 78C97 88 76 93 50 93C24 93 3 88 3 78z'
type Heap = { colours: readonly string[]; grain: Grain; count: number; base?: string }

/** A heap of grains, as they fall: 100 wide, from a height of 33 down to 93. */
export function heap({ colours, grain, count, base }: Heap): string {
  const random = chance(count)
  const places = Array.from({ length: count }, () => {
    const depth = random()
    const y = 40 + 50 * depth
    const half = y > 80 ? 46 - (y - 80) * 1.1 : 8 + 40 * ((y - 38) / 42)
    return { x: 50 + (random() * 2 - 1) * half * 0.96, y }
  }).toSorted((one, other) => one.y - other.y)
  const grains = places.map(({ x, y }) => {
    const turn = Math.round((random() - 0.5) * 150)
    return `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${turn})">${grain(pick(colours, random()), random)}</g>`
  })
  const ground = base ?? deeper(pick(colours, 0), 0.18)
  return path(mound, ground) + grains.join('')
}

/** A heap of powder, with the marks of the spoon that poured it. */
export function powder(colour: string, specks: readonly string[] = []): string {
  const random = chance(colour.length + specks.length * 7)
  const dots = specks.flatMap((speck) =>
    Array.from({ length: 16 }, () => {
      const y = 48 + random() * 40
      return ellipse(50 + (random() - 0.5) * 1.5 * (y - 30), y, 1, 0.8, speck)
    }),
  )
  return [
    path(mound, colour),
    path(
      'M50 36C56 46 72 56 86 70C92 78 88 86 76 88C70 74 60 58 50 36z',
      deeper(colour, 0.22),
      0.4,
    ),
    path('M46 38C40 50 24 60 14 72C10 80 18 84 28 84C32 70 40 56 46 38z', paler(colour, 0.4), 0.5),
    line(
      'M40 58C36 66 32 72 26 78M62 56C66 64 70 70 76 76M50 50C50 60 48 70 44 82',
      deeper(colour, 0.24),
      1.4,
      0.45,
    ),
    ...dots,
    ellipse(10, 90, 1.6, 1.2, colour) +
      ellipse(92, 91, 1.4, 1, colour) +
      ellipse(84, 94, 1, 0.8, colour),
  ].join('')
}

/** A heap that lies on the ground of the scene. */
export function lying(content: string, { x = 50, y = 60, width = 100 }): string {
  const scale = width / 100
  const moved = `<g transform="translate(${x} ${y}) scale(${scale}) translate(-50 -64)">${content}</g>`
  return cast(lit(moved, 'round'))
}
