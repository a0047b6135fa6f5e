import { readFile } from 'node:fs/promises'
import sharp, { type Sharp } from 'sharp'

type Scene = { width: number; height: number; ground: 'WOOD' | 'WHITE' | 'NONE' }

/** A photograph as owners take them: a product with its shadow, on wood before a wall, on white, or cut out. */
export async function aPhotograph(
  picture: string,
  { width, height, ground }: Scene,
): Promise<Sharp> {
  const side = Math.round(Math.min(width, height) * 0.72)
  const drawing = await readFile(new URL(`../demo/pictures/${picture}.webp`, import.meta.url))
  const { data, info } = await sharp(drawing)
    .trim()
    .resize(side, side, { fit: 'inside' })
    .toBuffer({ resolveWithObject: true })
  const left = Math.round((width - info.width) / 2)
  const top = Math.round((height - info.height) / 2)
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<defs>
<linearGradient id="room" x2="0" y2="1">
<stop offset="0" stop-color="#c9d2d3"/><stop offset=".55" stop-color="#aab2b0"/>
<stop offset=".56" stop-color="#8a6242"/><stop offset="1" stop-color="#b98d62"/>
</linearGradient>
<filter id="soft"><feGaussianBlur stdDeviation="${side / 30}"/></filter>
<filter id="grain"><feTurbulence type="fractalNoise" baseFrequency=".7" numOctaves="2"/>
<feColorMatrix values="0 0 0 0 .5 0 0 0 0 .5 0 0 0 0 .5 0 0 0 .35 0"/></filter>
</defs>
${grounds[ground]}
<ellipse cx="50%" cy="${top + info.height * 0.98}" rx="${info.width * 0.45}" ry="${info.height * 0.06}"
opacity=".35" filter="url(#soft)"/>
</svg>`
  return sharp(Buffer.from(svg)).composite([{ input: data, left, top }])
}

const grounds = {
  WOOD: `<rect width="100%" height="100%" fill="url(#room)"/>
<rect width="100%" height="100%" filter="url(#grain)" opacity=".35"/>`,
  WHITE: '<rect width="100%" height="100%" fill="#fefefe"/>',
  NONE: '',
}
