import { eq } from 'drizzle-orm'
import { users } from '../database/schema.ts'
import type { TestCustomer } from './builders.ts'
import type { TestShop } from './open-shop.ts'

type Own = Pick<TestCustomer, 'token' | 'password'>

/** The calls of the profile's part about a customer's own data. */
export function ownDataOf({ call }: TestShop, { token, password: right }: Own) {
  const withPassword = (password = right) => ({ token, body: { password } })
  return {
    download: (password?: string) => call('POST /user/exports', withPassword(password)),
    askForErasure: (password?: string) => call('POST /user/erasure', withPassword(password)),
    erasure: async () => (await call('GET /user/erasure', { token })).body.erasure,
    keep: () => call('DELETE /user/erasure', { token }),
  }
}

/** The customer has opened the link in the mail at sign-up. */
export async function confirmEmailOf({ database, shop }: TestShop, { id }: { id: number }) {
  await database.update(users).set({ emailConfirmedAt: shop.now() }).where(eq(users.id, id))
}

/** The path of the link in the last mail to the address that keeps an account. */
export async function keepLink({ deliverMails }: TestShop, address: string): Promise<string> {
  const mails = (await deliverMails()).filter(({ to }) => to === address)
  const asked = mails.findLast(({ subject }) => subject.includes('is to be deleted'))
  return /\/account\/email\/[\w-]{43}/.exec(asked?.text ?? '')?.[0] ?? ''
}

export const minutesOfDays = (days: number) => days * 24 * 60
