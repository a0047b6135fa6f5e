export const otpTexts = {
  sendFailed: 'Failed to send OTP. Please check your email and try again.',
  notSent: 'Failed to send OTP. Please try again.',
  resent: 'New OTP sent successfully!',
  resendFailed: 'Failed to resend OTP. Please try again.',
  resendIn: (seconds: number) => `Resend in ${seconds}s`,
  emailMissing: 'Email not found. Please restart the process.',
  incomplete: (digits: number) => `Please enter the full ${digits}-digit OTP`,
  invalid: 'Invalid OTP code. Please try again.',
  verificationFailed: 'Verification failed. Please try again.',
}

export const resetTexts = {
  sessionExpired: 'Session expired. Please restart the password reset process.',
  changedRedirecting: 'Password changed successfully! Redirecting to login...',
  notChanged: 'Failed to reset password. Please try again.',
  failed: 'An error occurred while resetting your password. Please try again.',
  // Not in the specification:
  lengthHint: (least: number) =>
    `Use ${least} or more characters: login asks for at least ${least}.`,
}
export const sessionTexts = {
  loggedIn: 'Login successful!',
  wrongCredentials: 'Invalid email or password',
  loginFailed: 'Login failed. Please try again.',
  registered: 'Registration successful!',
  registrationFailed: 'Registration failed. Please try again.',
}
