import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Sharp } from 'sharp'
import {
  appIcon,
  favicon,
  heapedProduce,
  logoPicture,
  maskableIcon,
  shareCard,
} from './brand-pictures.ts'
import { readCatalogue } from './catalogue.ts'
import { emojiAlone, reedBox, scenePicture, widePicture } from './compositions.ts'
import { sceneNamed } from './scenes/index.ts'
import { sriLankaMap } from './sri-lanka-map.ts'

/**
 * `npm run pictures`: draws the demo shop's pictures and the pages' decoration. A developer runs it after
 * a change of a scene; the shop never does, as the results are committed (see README.md in this folder).
 */
const root = new URL('..', import.meta.url)
const wide = /^(.+)-wide$/

/** The home page's own pictures, not goods: steps, tiles, promo, charities. */
const homeEmoji = [
  ...['basket', 'leafy-green', 'delivery-truck'],
  ...['carrot', 'tomato', 'eggplant', 'croissant', 'bread', 'honey-pot', 'avocado', 'peanuts'],
  ...['crab', 'banana', 'coconut', 'baguette-bread', 'hot-pepper', 'green-salad', 'red-apple'],
  ...['onion', 'egg', 'sheaf-of-rice', 'pea-pod', 'melon', 'beans', 'herb'],
  ...['pot-of-food', 'umbrella-with-rain-drops', 'seedling'],
]

for (const name of catalogueNames()) await saveOfCatalogue(name)

for (const name of homeEmoji) {
  for (const size of [192, 384])
    await save(`public/homepic/${name}-${size}.webp`, emojiAlone(name, size))
}
write('public/homepic/map-sri-lanka.svg', Buffer.from(sriLankaMap()))
await save('public/product/bucket.webp', emojiAlone('basket', 384))
await save('public/product/rice.webp', emojiAlone('cooked-rice', 192))
await save('public/product/package.webp', reedBox(heapedProduce, 384))
await save('public/packages/empty-box.webp', reedBox([], 384))
await save('public/header/shipping.webp', emojiAlone('delivery-truck', 192))
await save('public/images/share.jpg', await shareCard())
// With its ground: mail programs may turn the leaf around it into a light colour, on which it could not be read.
await save(
  'public/Footerpic/logo-on-leaf.png',
  logoPicture('logo-on-leaf', 360).flatten({ background: '#0c4b30' }),
)
await save('public/apple-touch-icon.png', appIcon(180))
await save('public/icon-192.png', appIcon(192))
await save('public/icon-512.png', appIcon(512))
await save('public/icon-maskable-512.png', maskableIcon(512))
write('public/favicon.ico', await favicon([16, 32, 48]))

/** The names of the catalogue's pictures. */
function catalogueNames(): Set<string> {
  const { products, charities } = readCatalogue()
  const files = [
    ...products.flatMap(({ picture }) => picture ?? []),
    ...charities.flatMap(({ pictures }) => pictures),
  ]
  return new Set(files.map((file) => file.replace('.webp', '')))
}

/** "mango" is that scene; "school-wide" is in the middle of a wide picture. An owner's own pictures are neither. */
async function saveOfCatalogue(name: string): Promise<void> {
  const scene = sceneNamed(name)
  const [, subject] = wide.exec(name) ?? []
  const picture = scene ? await scenePicture(scene, 384) : subject && (await widePicture(subject))
  if (!picture) return
  // Shown by the dozen, at less than half of their width: they are compressed more than the decoration.
  const bytes = await picture.webp({ quality: 50, alphaQuality: 10, effort: 6 }).toBuffer()
  write(`demo/pictures/${name}.webp`, bytes)
}

async function save(path: string, picture: Sharp): Promise<void> {
  if (path.endsWith('.jpg')) picture.jpeg({ quality: 84, mozjpeg: true })
  else if (path.endsWith('.png')) picture.png({ palette: true, compressionLevel: 9 })
  else picture.webp({ quality: 75, alphaQuality: 60, effort: 6 })
  write(path, await picture.toBuffer())
}

function write(path: string, bytes: Buffer): void {
  const file = new URL(path, root)
  mkdirSync(dirname(file.pathname), { recursive: true })
  writeFileSync(file, bytes)
  process.stdout.write(`${path} ${bytes.length}\n`)
}
