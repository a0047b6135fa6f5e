/**
 * The plain-text bodies with which two calls succeed (specification, section 7). They are for programs
 * and the same in every language; people read other texts.
 */
export const plainAnswers = {
  codeIsRight: 'OTP is valid',
  passwordIsChanged: 'Password changed successfully',
} as const
