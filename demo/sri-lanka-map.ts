import { readFileSync } from 'node:fs'
import { colour } from './drawing.ts'

type Point = readonly [x: number, y: number]

/** At 304 px, a detail smaller than this is less than a pixel on most screens. */
const smallestDetail = 1.4
const smallestIsland = 4

type District = { name: string; path: string }

/** The island in the shop's woven pattern, with Colombo marked: the package's districts, simplified. */
export function sriLankaMap(): string {
  const file = new URL(import.meta.resolve('@svg-maps/sri-lanka/sri-lanka.svg'))
  const { viewBox, districts } = readMap(readFileSync(file, 'utf8'))
  const colombo = districts.filter(({ name }) => name === 'Colombo')
  const elsewhere = districts.filter(({ name }) => name !== 'Colombo')
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">`,
    '<!-- Outline: @svg-maps/sri-lanka, after MapSVG, CC BY 4.0, simplified -->',
    `<defs>${weave}</defs>`,
    `<path fill="url(#weave)" stroke="url(#weave)" stroke-width="1.5" d="${outlines(elsewhere)}"/>`,
    `<path fill="${mark}" stroke="${mark}" stroke-width="3" d="${outlines(colombo)}"/>`,
    '</svg>\n',
  ].join('')
}

const mark = colour('turmeric-500')
const lozenges =
  'M22 4l18 18-18 18L4 22zM22 12l-10 10 10 10 10-10zM22 18l4 4-4 4-4-4zM0 0h6L0 6zM44 0v6l-6-6zM0 44v-6l6 6zM44 44h-6l6-6z'
const weave = [
  '<pattern id="weave" width="44" height="44" patternUnits="userSpaceOnUse">',
  `<path fill="${colour('leaf-700')}" d="M0 0h44v44H0z"/>`,
  `<path fill="${colour('leaf-500')}" fill-rule="evenodd" d="${lozenges}"/>`,
  '</pattern>',
].join('')

function readMap(svg: string): { viewBox: string; districts: District[] } {
  const viewBox = /viewBox="([^"]+)"/.exec(svg)?.[1]
  if (!viewBox) throw new Error('The map has no viewBox')
  const paths = svg.matchAll(/aria-label="([^"]+)"\s+d="([^"]+)"/g)
  return { viewBox, districts: [...paths].map(([, name = '', path = '']) => ({ name, path })) }
}

function outlines(districts: readonly District[]): string {
  return districts
    .flatMap(({ path }) => rings(path))
    .map(simplified)
    .filter((ring) => ring.length > 2)
    .map(written)
    .join('')
}

/** The package writes every outline as one relative move and the steps from there. */
function rings(path: string): Point[][] {
  let [x, y] = [0, 0]
  return path.split(/z/i).flatMap((outline) => {
    if (/[^m\d\s.,-]/.test(outline)) throw new Error(`Not only relative steps: ${outline}`)
    const numbers = outline.match(/-?\d*\.?\d+/g)?.map(Number) ?? []
    const ring: Point[] = []
    for (let index = 0; index + 1 < numbers.length; index += 2) {
      x += numbers[index] ?? 0
      y += numbers[index + 1] ?? 0
      ring.push([x, y])
    }
    // Closing an outline returns to its start, to which the next one is relative.
    const [start] = ring
    if (start) [x, y] = start
    return start && span(ring) >= smallestIsland ? [ring] : []
  })
}

function span(ring: readonly Point[]): number {
  const xs = ring.map(([x]) => x)
  const ys = ring.map(([, y]) => y)
  return Math.max(Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys))
}

/** Omits points that are very close to the last one kept. */
function simplified(ring: readonly Point[]): Point[] {
  const kept: Point[] = []
  for (const point of ring) {
    const last = kept.at(-1)
    if (!last || Math.hypot(point[0] - last[0], point[1] - last[1]) >= smallestDetail) {
      kept.push(point)
    }
  }
  return kept
}

function written(ring: readonly Point[]): string {
  const points = ring.map(([x, y]): Point => [Math.round(x), Math.round(y)])
  const steps = points.slice(1).map(([x, y], index) => {
    const [fromX, fromY] = points[index] ?? [0, 0]
    return `${x - fromX} ${y - fromY}`.replace(' -', '-')
  })
  const [start] = points
  return start ? `M${start.join(' ')}l${steps.join(' ').replaceAll(' -', '-')}z` : ''
}
