/** Every page that a visitor can open without an account, one of each kind; /otp leads on at once. */
export const publicPages = [
  '/',
  '/products',
  '/packages',
  '/charities',
  '/charities/lantern-meals-circle',
  '/privacy-policy',
  '/terms-conditions',
  '/login',
  '/signup',
  '/forgot-password',
  '/new-password',
  '/no-such-page',
] as const
