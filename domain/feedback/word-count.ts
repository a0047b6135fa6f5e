import { feedbackLimits } from '../limits.ts'

/** The number of words in a text, separated by white space. */
export function countWords(text: string): number {
  return text.split(/\s+/).filter(Boolean).length
}

/** The counter under the feedback message: 'near' is yellow, 'over' is red. */
export function wordCountTone(words: number): 'calm' | 'near' | 'over' {
  if (words > feedbackLimits.wordsTyped) return 'over'
  return words >= feedbackLimits.wordsNear ? 'near' : 'calm'
}
