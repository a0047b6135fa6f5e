export const general = {
  wentWrong: 'Something went wrong',
  // Not in the specification:
  invalidRequest: 'The request is not valid.',
  invalidJson: 'The request body is not valid JSON.',
  jsonOnly: 'Please send the request body as JSON.',
  tooLarge: 'The request is too large.',
  notFound: 'Not found.',
  notAllowed: 'This belongs to another customer.',
  fromElsewhere: 'This request did not come from a page of the shop.',
  unavailable: 'The shop is not available for a moment. Please try again.',
} as const

// Not in the specification:
export const limits = {
  tooOften: (wait: string) => `Too many tries. Please wait ${wait} and try again.`,
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
  // Not in the specification:
  expired: 'Your session has ended. Please login again.',
  emailTaken: 'An account with this email already exists.',
  blocked: 'Your account is blocked. Please contact us, and we will tell you why.',
} as const
