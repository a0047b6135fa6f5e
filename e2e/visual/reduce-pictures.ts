// The second part of `npm run renew-visual`: makes the pictures that were taken small enough for the repository.
import { readdir, readFile, writeFile } from 'node:fs/promises'
import sharp from 'sharp'

const folder = new URL('pictures/', import.meta.url)

for (const name of await readdir(folder)) {
  const file = new URL(name, folder)
  const picture = await readFile(file)
  const { isPalette } = await sharp(picture).metadata()
  if (isPalette) continue
  // 256 colours take a third of the bytes, and are closer to the page than the tolerance of the tests.
  const small = { palette: true, dither: 0, compressionLevel: 9, effort: 10 }
  await writeFile(file, await sharp(picture).png(small).toBuffer())
}
