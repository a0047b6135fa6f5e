import { pictureLimits } from '../domain/limits.ts'

/** Formats with transparency, which would be black in a JPEG. Cameras make others. */
const mayBeCutOut = ['image/png', 'image/webp', 'image/gif', 'image/avif']

/**
 * A photograph in a size that the shop takes: phones take larger ones than any page shows. One that fits stays
 * as it is, as does one that this browser cannot decode; the server then says what is wrong with it.
 * @param side a longer side is made as short as this in any case, so that little is sent
 */
export async function fittingPicture(file: File, side?: number): Promise<Blob> {
  const picture = await decoded(file)
  if (!picture) return file
  const { width, height } = picture
  try {
    const longer = Math.max(width, height)
    const isSmall = file.size <= pictureLimits.bytes && width * height <= pictureLimits.pixels
    if (isSmall && longer <= (side ?? longer)) return file
    const scale = Math.min(1, (side ?? pictureLimits.side) / longer)
    const canvas = new OffscreenCanvas(Math.round(width * scale), Math.round(height * scale))
    canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
    const small = await canvas.convertToBlob({ type: 'image/webp', quality: 0.9 })
    if (small.type === 'image/webp' || mayBeCutOut.includes(file.type)) return small
    // Safari makes a PNG instead, which is several times as large for a photograph.
    return await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.9 })
  } finally {
    picture.close()
  }
}

/** Upright, as the camera was held. */
async function decoded(file: File): Promise<ImageBitmap | undefined> {
  try {
    return await createImageBitmap(file)
  } catch {
    return undefined
  }
}

export function dataUriOf(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(file)
  })
}
