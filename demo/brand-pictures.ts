import { readFileSync } from 'node:fs'
import type { Sharp } from 'sharp'
import { reedBox } from './compositions.ts'
import { colour, draw, pattern } from './drawing.ts'

/** Produce for the heap in a box, back to front. */
export const heapedProduce = [
  'poultry-leg',
  'egg',
  'sheaf-of-rice',
  'leafy-green',
  'carrot',
  'pea-pod',
  'potato',
]

/** The mark on the page's background colour, with the clear space that the brand requires. */
export const appIcon = (size: number) => markOnGround(size, 64)

/** The same for systems that cut icons to their own shape: the mark is within the circle that all of them leave. */
export const maskableIcon = (size: number) => markOnGround(size, 56)

function markOnGround(size: number, width: number): Sharp {
  const edge = (96 - width) / 2
  return draw(
    { width: size, height: size, units: [96, 96] },
    `<rect width="96" height="96" fill="${colour('coconut')}"/>${logo('logo-mark', { x: edge, y: edge, width })}`,
  )
}

/** The preview picture of a shared link to the shop. */
export async function shareCard(): Promise<Sharp> {
  const box = await reedBox(heapedProduce, 480).png().toBuffer()
  const weave = pattern('weave', colour('vegetables-thread'), { x: 9, y: -9, height: 72 })
  return draw(
    { width: 1200, height: 630 },
    `<defs>${weave.definition}</defs>
     <rect width="1200" height="630" fill="${colour('coconut')}"/>
     <rect x="600" width="600" height="630" fill="${colour('vegetables')}"/>
     <rect x="600" width="600" height="630" fill="${weave.fill}" opacity="0.8"/>
     ${logo('logo', { x: 70, y: 240, width: 460 })}`,
  ).composite([{ input: box, left: 660, top: 70 }])
}

/** A logo file as a raster picture, for programs that do not show SVG. */
export function logoPicture(file: string, width: number): Sharp {
  const { ratio } = readLogo(file)
  return draw({ width, height: Math.round(width * ratio) }, logo(file, { x: 0, y: 0, width }))
}

/** An icon file with the mark at each size, each as a PNG. */
export async function favicon(sizes: readonly number[]): Promise<Buffer> {
  const images = await Promise.all(
    sizes.map((size) => logoPicture('logo-mark', size).png({ palette: true }).toBuffer()),
  )
  const directory = Buffer.alloc(6 + 16 * images.length)
  directory.writeUInt16LE(1, 2)
  directory.writeUInt16LE(images.length, 4)
  let offset = directory.length
  images.forEach((image, index) => {
    const entry = 6 + 16 * index
    directory.writeUInt8(sizes[index] ?? 0, entry)
    directory.writeUInt8(sizes[index] ?? 0, entry + 1)
    directory.writeUInt16LE(1, entry + 4)
    directory.writeUInt16LE(32, entry + 6)
    directory.writeUInt32LE(image.length, entry + 8)
    directory.writeUInt32LE(offset, entry + 12)
    offset += image.length
  })
  return Buffer.concat([directory, ...images])
}

function readLogo(file: string) {
  const svg = readFileSync(new URL(`../public/brand/${file}.svg`, import.meta.url), 'utf8')
  const [, width, height] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(svg) ?? []
  if (!width || !height) throw new Error(`public/brand/${file}.svg has no viewBox`)
  const content = svg.replace(/^.*?<svg[^>]*>/s, '').replace('</svg>', '')
  return { content, width: Number(width), ratio: Number(height) / Number(width) }
}

function logo(file: string, place: { x: number; y: number; width: number }): string {
  const { content, width } = readLogo(file)
  return `<g transform="translate(${place.x} ${place.y}) scale(${place.width / width})">${content}</g>`
}
