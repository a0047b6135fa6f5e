import { useQueries, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { isNotFound } from '../../../contract/client.ts'
import { photographLimits, pictureLimits } from '../../../domain/limits.ts'
import { claimTexts } from '../../../domain/texts/en/claims.ts'
import { dataUriOf, fittingPicture } from '../../../ui/fitting-picture.ts'
import { useTexts } from '../../../ui/texts.ts'
import { useSending } from '../../../ui/use-sending.ts'
import { api } from '../../api/browser.ts'
import { claimPhotoQuery } from '../../api/customer-queries.ts'
import { serverMessage } from '../../api/server-message.ts'
import { keepTyped, typedBefore } from '../../forms/typed.ts'

export const photoFormats = 'image/jpeg,image/png,image/webp,image/gif,image/avif'

export type Photos = ReturnType<typeof usePhotos>

/**
 * The photographs of a claim that is being written: each is sent when it is taken. The tab keeps which they are, and
 * the shop has them for an hour.
 */
export function usePhotos(orderId: number, typedAs: string) {
  const texts = useTexts(claimTexts)
  const queryClient = useQueryClient()
  const keptAs = `photographs of ${typedAs}`
  const kept = () => typedBefore<readonly number[]>(keptAs) ?? []
  const [ids, setIds] = useState(kept)
  const pictures = useQueries({ queries: ids.map((id) => claimPhotoQuery(id)) })
  const { isSending, failure, run } = useSending()

  const keep = (next: readonly number[]) => {
    setIds(next)
    keepTyped(keptAs, next)
  }
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
        const { body } = await api('POST /claim-photos', { body: { orderId, picture } })
        queryClient.setQueryData(claimPhotoQuery(body.photoId).queryKey, picture)
        // Another may have been removed while this one was sent.
        keep([...kept(), body.photoId])
        return undefined
      } catch (error) {
        return serverMessage(error) ?? texts.failed
      }
    })
  return {
    added: ids.flatMap((id, place) => {
      const { data: picture, error } = pictures[place] ?? {}
      // The hour is over.
      return isNotFound(error) ? [] : [{ id, picture }]
    }),
    isSending,
    failure,
    add,
    remove: (id: number) => keep(kept().filter((each) => each !== id)),
    forget: () => keepTyped(keptAs, undefined),
  }
}
