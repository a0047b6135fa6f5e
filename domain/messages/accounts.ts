import { loginPasswordLength, newPasswordLength, otpDigits } from '../limits.ts'

export const fields = {
  emailRequired: 'Email is required',
  emailInvalid: 'Please enter a valid email address',
  passwordRequired: 'Password is required',
  passwordTooShort: `Password must be at least ${loginPasswordLength} characters`,
  passwordNeedsUppercase: 'Password must contain at least one uppercase letter',
  passwordNeedsNumber: 'Password must contain at least one number',
  passwordNeedsSpecial: 'Password must contain at least one special character',
  passwordsDiffer: 'Passwords do not match',
  fullNameRequired: 'Full name is required',
  nameTooShort: 'Name must be at least 3 characters',
  nameRequired: 'Name is required',
  nameUnderTwo: 'Name must be at least 2 characters',
  nicRequired: 'NIC is required',
  nicInvalid: 'Please enter a valid NIC (10 digits ending with V/X or 12 digits)',
  phoneRequired: 'Phone number is required',
  phoneInvalid: 'Please enter a valid phone number (10-15 digits)',
  confirmPasswordRequired: 'Please confirm your password',
  // Not in the specification:
  newPasswordTooShort: `Password must be at least ${newPasswordLength} characters`,
  passwordNeedsLowercase: 'Password must contain at least one lowercase letter',
  nameTooLong: 'Name must be 100 characters or less',
  passwordTooLong: 'Password must be 200 characters or less',
  tooLong: 'This is too long',
} as const

export const otp = {
  sendFailed: 'Failed to send OTP. Please check your email and try again.',
  notSent: 'Failed to send OTP. Please try again.',
  resent: 'New OTP sent successfully!',
  resendFailed: 'Failed to resend OTP. Please try again.',
  resendIn: (seconds: number) => `Resend in ${seconds}s`,
  emailMissing: 'Email not found. Please restart the process.',
  incomplete: `Please enter the full ${otpDigits.guest}-digit OTP`,
  invalid: 'Invalid OTP code. Please try again.',
  verificationFailed: 'Verification failed. Please try again.',
} as const

export const reset = {
  sessionExpired: 'Session expired. Please restart the password reset process.',
  changedRedirecting: 'Password changed successfully! Redirecting to login...',
  notChanged: 'Failed to reset password. Please try again.',
  failed: 'An error occurred while resetting your password. Please try again.',
  // Not in the specification:
  lengthHint: `Use ${loginPasswordLength} or more characters: login asks for at least ${loginPasswordLength}.`,
} as const

export const profile = {
  updating: 'Updating...',
  updated: 'Profile updated successfully!',
  updateFailed: 'Failed to update profile. Please try again.',
  otpSent: 'OTP sent to your email',
  otpPlaceholder: `Enter ${otpDigits.customer}-digit OTP`,
  otpInvalid: 'Invalid OTP',
  otpFailed: 'OTP validation failed. Please try again.',
  otpVerified: 'OTP verified successfully',
  verifyFirst: 'Please verify the OTP first.',
  passwordsMissing: 'Please fill in all password fields.',
  passwordsDiffer: 'New passwords do not match.',
  passwordTooShort: `Password must be at least ${newPasswordLength} characters long.`,
  passwordUpdated: 'Password updated successfully',
  passwordUpdateFailed: 'Failed to update password. Please try again.',
  noOrders: 'No Orders Yet',
} as const
