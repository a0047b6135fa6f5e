import { undoMinutes } from '../limits.ts'

/** What can happen to an order that its customer reads about. */
export const storyKinds = [
  'PLACED',
  'PAID',
  'PAID_AGAIN',
  'STOCK_SHORT',
  'STOCK_SUPPLIED',
  'COMPLETED',
  'COMPLETION_UNDONE',
  'CANCELLED',
  'CREDITED',
  'CLAIMED',
  'CLAIM_WITHDRAWN',
  'CLAIM_ANSWERED',
  'REFUND_REQUESTED',
  'REFUNDED',
] as const
export type StoryKind = (typeof storyKinds)[number]

type Event = { kind: StoryKind; at: Date }

/**
 * What happened to an order, in that order, as its customer reads it. A completion that was undone before anybody was
 * mailed about it did not happen.
 */
export function storyOf(events: readonly Event[]): Event[] {
  const story: Event[] = []
  for (const event of events) {
    const last = story.at(-1)
    if (event.kind === 'COMPLETION_UNDONE' && last && isUnnoticed(last, event)) story.pop()
    else story.push(event)
  }
  return story
}

function isUnnoticed(completion: Event, undoing: Event): boolean {
  const passedMs = undoing.at.getTime() - completion.at.getTime()
  return completion.kind === 'COMPLETED' && passedMs < undoMinutes * 60_000
}
