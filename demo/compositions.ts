import sharp, { type Sharp } from 'sharp'
import { type Canvas, colour, draw, emoji, pattern, shadow } from './drawing.ts'
import { at, lightAndShadow } from './parts/lit.ts'
import { sceneNamed } from './scenes/index.ts'

/** A scene of demo/scenes on a transparent background, as goods are shown: the page puts its own behind it. */
export function scenePicture(content: string, size: number): Promise<Sharp> {
  return drawLit({ width: size, height: size, units: [100, 100] }, content)
}

/**
 * The page also puts a shadow on a picture. So parts cast theirs on one another only: what falls outside of the
 * outline would be seen twice, and double the bytes. Colours are softened by less than a pixel, for fewer bytes
 * too; the outline is not.
 */
async function drawLit(canvas: Canvas, content: string): Promise<Sharp> {
  const drawn = (filters: string) => draw(canvas, `<defs>${filters}</defs>${content}`)
  const [colours, outline] = await Promise.all([
    drawn(lightAndShadow(true)).removeAlpha().blur(0.7).raw().toBuffer(),
    drawn(lightAndShadow(false)).extractChannel('alpha').raw().toBuffer(),
  ])
  const { width, height } = canvas
  return sharp(colours, { raw: { width, height, channels: 3 } }).joinChannel(outline, {
    raw: { width, height, channels: 1 },
  })
}

/** A single emoji on a transparent background: the page puts its own behind it. */
export function emojiAlone(name: string, size: number): Sharp {
  return draw({ width: size, height: size }, emoji(name, { x: 0, y: 0, size }))
}

const frame = { width: 1200, height: 900 }

/** A scene of demo/scenes or an emoji, in the middle of a transparent 4:3: the page puts its background around it. */
export function widePicture(name: string): Promise<Sharp> {
  const size = 600
  const [x, y] = [frame.width / 2, frame.height / 2 - 10]
  const scene = sceneNamed(name)
  const subject = scene
    ? at(scene, { x, y, size })
    : emoji(name, { x: x - size / 2, y: y - size / 2, size })
  return drawLit(frame, subject)
}

/** The places of the heap's pictures, in hundredths of the box's width, back to front (app/brand/signature.css). */
const heap = [
  { x: 4, y: 11, size: 33, turn: -12 },
  { x: 63, y: 11, size: 33, turn: 10 },
  { x: 20, y: 0, size: 33, turn: 6 },
  { x: 48, y: -2, size: 33, turn: -8 },
  { x: 33, y: 10, size: 33, turn: 0 },
  { x: 52, y: 17, size: 27, turn: 14 },
  { x: 20, y: 21, size: 24, turn: -18 },
]

/** The reed box, heaped with the given produce or empty, as one picture. */
export function reedBox(produce: readonly string[], size: number): Sharp {
  const top = produce.length > 0 ? 38 : 14
  const front = top + 7
  const reed = pattern('reed', colour('reed-500'), { height: 4.6 })
  const weave = pattern('weave', colour('turmeric-500'), {
    x: 50 - 12.3 / 2,
    y: front + 22 - 12.3 / 2,
    height: 12.3,
  })
  const rim = pattern('selvedge', colour('reed-700'), { y: top + 0.8, height: 5.4 })
  const heaped = produce.map((name, index) => {
    const place = heap[index]
    if (!place) throw new Error(`A box shows at most ${heap.length} different pictures`)
    return emoji(name, { ...place, y: place.y + 3 })
  })
  return draw(
    { width: size, height: size, units: [104, 104] },
    `<defs>${reed.definition}${weave.definition}${rim.definition}${shadow(1.2)}
       <clipPath id="front"><path d="M1 ${front}h98l-5 44H6z"/></clipPath></defs>
     <g transform="translate(2 6)">
       <g filter="url(#shadow)">${heaped.join('')}</g>
       <g clip-path="url(#front)">
         <path fill="${colour('reed-300')}" d="M0 ${front}h100v44H0z"/>
         <path fill="${reed.fill}" d="M0 ${front}h100v44H0z"/>
         <path fill="${colour('leaf-700')}" d="M0 ${front + 9.7}h100v24.6H0z"/>
         <path fill="${weave.fill}" d="M0 ${front + 9.7}h100v24.6H0z"/>
       </g>
       <rect x="-1" y="${top}" width="102" height="7" rx="1" fill="${colour('reed-300')}"/>
       <rect x="-1" y="${top + 0.8}" width="102" height="5.4" fill="${rim.fill}"/>
     </g>`,
  )
}
