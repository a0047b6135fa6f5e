import { browserOutbox } from '../server/testing/browser-outbox.ts'
import { readOutbox } from '../server/testing/read-mail.ts'
import { expect, test } from './fixtures.ts'

/** The mails to one address, read one after the other as they arrive. */
export function mailboxOf(email: string) {
  let codesRead = 0

  async function inbox() {
    const { baseURL = '' } = test.info().project.use
    const folder = browserOutbox(Number(new URL(baseURL).port))
    return (await readOutbox(folder)).filter(({ to }) => to.includes(email))
  }

  /** The last link of this kind, once there are as many. */
  async function lastIn(link: RegExp, least = 1): Promise<string> {
    const links = async () => (await inbox()).flatMap(({ text }) => link.exec(text) ?? [])
    await expect.poll(async () => (await links()).length).toBeGreaterThanOrEqual(least)
    return (await links()).at(-1) ?? ''
  }

  return {
    /** Of every mail so far. */
    subjects: async () => (await inbox()).map(({ subject }) => subject),
    /** The code in the next mail that has one, with this many digits. */
    async nextCode(digits: 4 | 6): Promise<string> {
      const code = new RegExp(`^\\s*(\\d{${digits}})\\s*$`, 'm')
      const codes = async () => (await inbox()).flatMap(({ text }) => code.exec(text)?.[1] ?? [])
      await expect.poll(async () => (await codes()).length).toBeGreaterThan(codesRead)
      codesRead += 1
      return (await codes())[codesRead - 1] ?? ''
    },
    /** The path of the link in the last mail that has one to an account's address, after so many. */
    emailLink: (least = 1) => lastIn(/\/account\/email\/[\w-]{43}/, least),
    /** The path of the link in the last mail that has one for a new password. */
    resetLink: () => lastIn(/\/new-password#[\w-]{43}/),
  }
}
