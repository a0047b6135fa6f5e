export const sessionTexts = {
  loggedIn: 'Login successful!',
  loggedOut: 'Logged out successfully',
  wrongCredentials: 'Invalid email or password',
  loginFailed: 'Login failed. Please try again.',
  registered: 'Registration successful!',
  registrationFailed: 'Registration failed. Please try again.',
}
