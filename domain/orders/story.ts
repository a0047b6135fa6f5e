import { undoMinutes } from '../limits.ts'
import { minuteMs } from '../time.ts'

/** What can happen to an order that its customer reads about. */
export const storyKinds = [
  'PLACED',
  'PAID',
  'PAID_AGAIN',
  'STOCK_SHORT',
  'STOCK_SUPPLIED',
  'PACKED',
  'COMPLETED',
  'COMPLETION_UNDONE',
  'OUT_AGAIN',
  'DELIVERED',
  'NOT_DELIVERED',
  'CANCELLED',
  'CREDITED',
  'CLAIMED',
  'CLAIM_WITHDRAWN',
  'CLAIM_ANSWERED',
  'REPLACEMENT_LEFT',
  'REFUND_REQUESTED',
  'REFUNDED',
] as const
export type StoryKind = (typeof storyKinds)[number]

/** With those that only undo others, and are never told. */
export const eventsOfStory = [
  ...storyKinds,
  'PACKING_UNDONE',
  'REPLACEMENT_BACK',
  'OUT_AGAIN_UNDONE',
] as const

type Event<Kind = StoryKind> = { kind: Kind; at: Date }

/**
 * What happened to an order, in that order, as its customer reads it. A completion that was undone before anybody was
 * mailed about it did not happen; neither did a van that has not left after all, or a packing that was undone, with the
 * refund that came with it.
 */
export function storyOf(events: readonly Event<(typeof eventsOfStory)[number]>[]): Event[] {
  let story: Event[] = []
  for (const { kind, at } of events) {
    const last = story.at(-1)
    if (kind === 'PACKING_UNDONE') {
      const packedAt = story.findLast((each) => each.kind === 'PACKED')?.at.getTime()
      story = story.filter((each) => each.at.getTime() !== packedAt)
    } else if (kind === 'REPLACEMENT_BACK') story = withoutLast(story, 'REPLACEMENT_LEFT')
    else if (kind === 'OUT_AGAIN_UNDONE') story = withoutLast(story, 'OUT_AGAIN')
    else if (kind === 'COMPLETION_UNDONE' && last && isUnnoticed(last, at)) story.pop()
    else story.push({ kind, at })
  }
  return story
}

function withoutLast(story: Event[], kind: StoryKind): Event[] {
  const undone = story.findLast((each) => each.kind === kind)
  return story.filter((each) => each !== undone)
}

function isUnnoticed(completion: Event, undoneAt: Date): boolean {
  const passedMs = undoneAt.getTime() - completion.at.getTime()
  return completion.kind === 'COMPLETED' && passedMs < undoMinutes * minuteMs
}
