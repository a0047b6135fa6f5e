export const generalTexts = {
  wentWrong: 'Something went wrong',
  // Not in the specification:
  unavailable: 'The shop is not available for a moment. Please try again.',
}
