export const general = {
  wentWrong: 'Something went wrong',
  // Not in the specification:
  unavailable: 'The shop is not available for a moment. Please try again.',
} as const

export const dates = {
  missing: 'Date not available',
  invalid: 'Invalid date',
  error: 'Date error',
} as const

export const session = {
  loggedIn: 'Login successful!',
  loggedOut: 'Logged out successfully',
  wrongCredentials: 'Invalid email or password',
  loginFailed: 'Login failed. Please try again.',
  registered: 'Registration successful!',
  registrationFailed: 'Registration failed. Please try again.',
} as const
