import { pages } from '../contract/pages.ts'

/** Every page that a visitor can open without an account, and one that is not there; /otp leads on at once. */
export const publicPages: readonly string[] = [
  ...pages
    .filter(({ path, audience }) => audience !== 'customers' && path !== '/otp')
    .map(({ path }) => path.replace(':slug', 'lantern-meals-circle')),
  '/no-such-page',
]
