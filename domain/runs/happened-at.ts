/**
 * When something happened that was sent later. Only how long ago it was counts, by the device's own clock, which may be
 * wrong. Never before the run began, and never later than now.
 */
export function happenedAt(
  { atDevice, sentAtDevice }: { atDevice: string; sentAtDevice: string },
  { startedAt, now }: { startedAt: Date; now: Date },
): Date {
  const agoMs = Math.max(0, Date.parse(sentAtDevice) - Date.parse(atDevice))
  return new Date(Math.max(startedAt.getTime(), now.getTime() - agoMs))
}
