/** The pages for login, signup and a forgotten password. */
export const accountTexts = {
  needsScript:
    'This form needs JavaScript. Please switch it on in your browser, and load the page again.',
  login: {
    head: (shop: string) => ({
      title: 'Sign In',
      description: `Sign in to your ${shop} account to fill your cart, order and see your orders.`,
      keywords: ['sign in', 'login', 'account', 'grocery delivery', 'Sri Lanka'],
    }),
    title: 'Welcome back',
    form: 'Sign in',
    forgotPassword: 'Forgot password?',
    submit: 'Sign In',
    submitting: 'Signing In...',
    newHere: 'New here?',
  },
  signup: {
    head: (shop: string) => ({
      title: 'Sign Up',
      description: `Open a ${shop} account to order groceries to your home in Sri Lanka.`,
      keywords: ['sign up', 'register', 'account', 'grocery delivery', 'Sri Lanka'],
    }),
    title: 'Open an account',
    form: 'Sign up',
    submit: 'Sign Up',
    submitting: 'Signing Up...',
    isCustomer: 'Already a customer?',
    passwordHint: (least: number) =>
      `At least ${least} characters, with an uppercase letter, a number and a special character.`,
  },
  forgotPassword: {
    head: (shop: string) => ({
      title: 'Forgot Password',
      description: `Forgot your ${shop} password? Get a code by mail and choose a new one.`,
      keywords: ['forgot password', 'reset password', 'account', 'Sri Lanka'],
    }),
    title: 'Forgot your password?',
    form: 'Forgot password',
    introduction: (digits: number) =>
      `We mail you a code of ${digits} digits. With it you can choose a new password.`,
    isRemembered: 'Remembered it?',
  },
  otp: {
    head: (shop: string) => ({
      title: 'Enter the Code',
      description: `Enter the code from our mail to choose a new ${shop} password.`,
      keywords: ['one-time code', 'reset password', 'account', 'Sri Lanka'],
    }),
    title: 'Enter the code',
    yourEmail: 'your email',
    digit: (number: number, count: number) => `Digit ${number} of ${count}`,
    verify: 'Verify',
    wrongAddress: 'Wrong address?',
    changeEmail: 'Change email',
  },
  newPassword: {
    head: (shop: string) => ({
      title: 'New Password',
      description: `Choose a new password for your ${shop} account.`,
      keywords: ['new password', 'reset password', 'account', 'Sri Lanka'],
    }),
    title: 'Choose a new password',
    form: 'Password reset',
    submit: 'Change Password',
    submitting: 'Changing...',
    redirecting: 'Redirecting...',
    codeTooOld: 'Code too old?',
    askAgain: 'Ask for a new one',
  },
}

/** One-time codes, on the pages of a forgotten password and on the profile. */
export const otpTexts = {
  send: 'Send OTP',
  sentTo: (digits: number, email: string) => `We sent ${digits} digits to ${email}`,
  code: 'One-time code',
  verifying: 'Verifying...',
  resend: 'Resend OTP',
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
  /** The link was used, perhaps by the attempt before. */
  perhapsChanged:
    'Your new password may be set already: the answer to your first try was lost. Try to log in with it, or ask for a new link.',
  /** What a new password needs. */
  passwordHint: (characters: number) =>
    `An uppercase and a lowercase letter, a number and a special character. Use ${characters} or more characters.`,
}

export const sessionTexts = {
  loggedIn: 'Login successful!',
  wrongCredentials: 'Invalid email or password',
  loginFailed: 'Login failed. Please try again.',
  registered: 'Registration successful!',
  registrationFailed: 'Registration failed. Please try again.',
  // Not in the specification:
  ended: 'Your session has ended. Please login again.',
}

/** Using a passkey, and why there was none. The specification has no passkeys. */
export const passkeyUseTexts = {
  // Not "Sign in with …": the login form has a button of that name.
  use: 'Use a passkey',
  using: 'Waiting for your passkey...',
  /** By why the browser gave none. */
  none: {
    declined: 'No passkey was used. You can try again, or go on without one.',
    isThereAlready: 'This device has a passkey for this account already.',
    failed: 'Passkeys do not work here at the moment. Please go on without one.',
  },
}
