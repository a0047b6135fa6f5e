import { useState } from 'react'
import { photographLimits, pictureLimits } from '../../../domain/limits.ts'
import { claimTexts } from '../../../domain/texts/en/claims.ts'
import { dataUriOf, fittingPicture } from '../../../ui/fitting-picture.ts'
import { useTexts } from '../../../ui/texts.ts'
import { useSending } from '../../../ui/use-sending.ts'
import { api } from '../../api/browser.ts'
import { serverMessage } from '../../api/server-message.ts'

export const photoFormats = 'image/jpeg,image/png,image/webp,image/gif,image/avif'

type Added = { id: number; picture: string }

export type Photos = ReturnType<typeof usePhotos>

/** The photographs of a claim that is being written: each is sent when it is taken. */
export function usePhotos(orderId: number) {
  const texts = useTexts(claimTexts)
  const [added, setAdded] = useState<readonly Added[]>([])
  const { isSending, failure, run } = useSending()

  const add = (file: File) =>
    void run(async () => {
      // Do not upload what the server would refuse.
      if (!photoFormats.split(',').includes(file.type)) return texts.notAPhoto
      try {
        const fitting = await fittingPicture(file, photographLimits.width)
        if (fitting.size > pictureLimits.bytes) {
          return texts.photoTooLarge(file.name, pictureLimits.bytes / 1_000_000)
        }
        const picture = await dataUriOf(fitting)
        const answer = await api('POST /claim-photos', { body: { orderId, picture } })
        setAdded((earlier) => [...earlier, { id: answer.body.photoId, picture }])
        return undefined
      } catch (error) {
        return serverMessage(error) ?? texts.failed
      }
    })
  const remove = (id: number) => setAdded((earlier) => earlier.filter((each) => each.id !== id))
  return { added, isSending, failure, add, remove }
}
