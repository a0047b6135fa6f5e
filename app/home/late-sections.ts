import { nearScreen } from '../../ui/near-screen.tsx'

// Below the fold: their script loads when they are nearly on the screen. The first of them starts
// right under the hero: with a distance ahead it would load on every visit.
export const Market = nearScreen(async () => (await import('./market.tsx')).Market, 100)
export const Feedback = nearScreen(async () => (await import('./feedback.tsx')).Feedback)
export const Closing = nearScreen(async () => (await import('./closing.tsx')).Closing)
