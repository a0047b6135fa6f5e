import { charityAddress, pages } from '../contract/pages.ts'
import { aCharity } from './demo-goods.ts'

/** Every page that is open without an account, and one that does not exist. /otp is left out: it redirects at once. */
export const publicPages: readonly string[] = [
  ...pages
    .filter(({ path, audience }) => audience !== 'customers' && path !== '/otp')
    .map(({ path }) => (path === '/charities/:slug' ? charityAddress(aCharity.name) : path)),
  '/no-such-page',
]
