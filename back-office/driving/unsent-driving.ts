import { useEffect } from 'react'
import type { PendingResult } from '../../domain/runs/pending-results.ts'
import { dataUriOf } from '../../ui/fitting-picture.ts'
import { api } from '../api/back-office-api.ts'
import { useOperator } from '../session/operator.tsx'
import { storedSteps, useUnsentSteps } from '../ui/unsent-steps.ts'
import { reloadMyRuns, showMyRuns } from './driving-query.ts'
import { forgetPhoto, forgetPhotosBut, keepPhoto, keptPhoto } from './kept-photos.ts'

export type PendingPhoto = { opId: string; stopId: number }

type OnRefused = {
  /** Called once the runs are shown as they stand. */
  result: (error: unknown, stopId: number) => void
  photo: (error: unknown, stopId: number) => void
}

const photosOf = (email: string) => `unsent photographs of ${email}`

const withoutThis = <Step extends { opId: string }>(steps: readonly Step[], { opId }: Step) =>
  steps.filter((step) => step.opId !== opId)

/**
 * What the driver has done and the shop has not confirmed. Photographs are large, so they are sent apart: on a slow line
 * no result waits for one.
 */
export function useUnsentDriving(onRefused: OnRefused) {
  // Of this driver: another one who uses the phone would be refused, and what happened be lost.
  const { email } = useOperator()
  const results = useUnsentSteps<PendingResult>({
    key: `unsent results of ${email}`,
    send: async (step) => showMyRuns(await sendResult(step)),
    without: withoutThis,
    onRefused: async (error, { stopId }) => {
      await reloadMyRuns()
      onRefused.result(error, stopId)
    },
  })
  const photos = useUnsentSteps<PendingPhoto>({
    key: photosOf(email),
    send: sendPhoto,
    without: withoutThis,
    onRefused: async (error, { opId, stopId }) => {
      onRefused.photo(error, stopId)
      await forgetPhoto(opId)
    },
  })
  useEffect(() => {
    forgetPhotosBut(photosToSend).catch(() => {})
  }, [])
  return {
    results: results.pending,
    photos: photos.pending,
    unsent: results.pending.length + photos.pending.length,
    say: (said: Omit<PendingResult, 'opId' | 'atDevice'>) =>
      results.add({ opId: crypto.randomUUID(), atDevice: new Date().toISOString(), ...said }),
    addPhoto: async (stopId: number, photo: Blob) => {
      const opId = crypto.randomUUID()
      await keepPhoto(opId, photo)
      photos.add({ opId, stopId })
    },
  }
}

/** The photographs that wait on this phone, also those of other drivers. */
function photosToSend(): Set<string> {
  const keys = Object.keys(window.localStorage).filter((key) => key.startsWith(photosOf('')))
  return new Set(keys.flatMap((key) => storedSteps<PendingPhoto>(key)).map(({ opId }) => opId))
}

async function sendResult({ stopId, ...step }: PendingResult) {
  const sentAtDevice = new Date().toISOString()
  const call = { params: { stopId: String(stopId) }, body: { ...step, sentAtDevice } }
  return (await api('POST /admin/driving/stops/{stopId}/results', call)).body
}

async function sendPhoto({ opId, stopId }: PendingPhoto): Promise<void> {
  const photo = await keptPhoto(opId)
  if (!photo) return
  const body = { opId, picture: await dataUriOf(photo) }
  const params = { stopId: String(stopId) }
  showMyRuns((await api('POST /admin/driving/stops/{stopId}/photos', { params, body })).body)
  await forgetPhoto(opId)
}
