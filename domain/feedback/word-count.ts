import { feedbackLimits } from '../limits.ts'

/** How many words a text has: runs of anything but space. */
export function countWords(text: string): number {
  return text.split(/\s+/).filter(Boolean).length
}

/** The counter under the feedback message: 'near' is yellow, 'over' is red. */
export function wordCountTone(words: number): 'calm' | 'near' | 'over' {
  if (words > feedbackLimits.wordsTyped) return 'over'
  return words >= feedbackLimits.wordsNear ? 'near' : 'calm'
}
