/** How far and how fast things move on the screen, in pixels and milliseconds (specification, section 9). */
export const compactTopBarAfterPx = 10
export const backToTopAfterPx = 100
/** How far a group must be above the bottom of the screen to be revealed. */
export const revealOffsetPx = 100
export const tourDelayMs = 1500
export const addressShake = { everyMs: 5000, durationMs: 500, times: 2 } as const
