export const feedbackTexts = {
  loginFirst: 'Please login to give feedback',
  noToken: 'Authentication token not found',
  expired: 'Session expired. Please login again.',
  denied: 'Access denied. Please check your permissions.',
  failed: 'Failed to submit feedback. Please try again.',
  given: 'Feedback submitted successfully!',
  nameTooLong: (most: number) => `Name must be ${most} characters or less`,
  messageRequired: 'Feedback message is required',
  messageTooShort: 'Feedback must be at least 10 characters',
  tooManyWords: (most: number) => `Feedback must be ${most} words or less`,
  wordsHint: (most: number) => `Maximum ${most} words allowed`,
  seeMore: 'See more',
  seeLess: 'See less',
  // Not in the specification:
  ratingRequired: 'Please select a rating',
}
