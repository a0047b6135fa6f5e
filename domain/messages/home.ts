import { feedbackLimits } from '../limits.ts'

export const feedback = {
  loginFirst: 'Please login to give feedback',
  noToken: 'Authentication token not found',
  expired: 'Session expired. Please login again.',
  denied: 'Access denied. Please check your permissions.',
  failed: 'Failed to submit feedback. Please try again.',
  given: 'Feedback submitted successfully!',
  nameTooLong: `Name must be ${feedbackLimits.nameCharacters} characters or less`,
  messageRequired: 'Feedback message is required',
  messageTooShort: 'Feedback must be at least 10 characters',
  tooManyWords: `Feedback must be ${feedbackLimits.wordsSent} words or less`,
  wordsHint: `Maximum ${feedbackLimits.wordsTyped} words allowed`,
  seeMore: 'See more',
  seeLess: 'See less',
  // Not in the specification:
  ratingRequired: 'Please select a rating',
} as const

export const contact = {
  title: 'Get in Touch',
  sent: 'Your message has been sent successfully!',
  failed: 'Failed to send your message. Please try again.',
  phoneInvalid: 'Please enter a valid phone number',
  messageRequired: 'Message is required',
  messageTooShort: 'Message must be at least 10 characters',
} as const
