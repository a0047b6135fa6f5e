/**
 * What two calls answer instead of JSON when they succeed (specification, section 7): whole bodies by
 * which programs know it. They are no wordings: people read others, and these stay in every language.
 */
export const plainAnswers = {
  codeIsRight: 'OTP is valid',
  passwordIsChanged: 'Password changed successfully',
} as const
