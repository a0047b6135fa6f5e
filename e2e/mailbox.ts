import { browserOutbox } from '../server/testing/browser-outbox.ts'
import { readOutbox } from '../server/testing/read-mail.ts'
import { expect, test } from './fixtures.ts'

/** The mails to one address, read one after the other as they arrive. */
export function mailboxOf(email: string) {
  let read = 0

  async function inbox() {
    const { baseURL = '' } = test.info().project.use
    const folder = browserOutbox(Number(new URL(baseURL).port))
    return (await readOutbox(folder)).filter(({ to }) => to.includes(email))
  }

  async function nextMail() {
    await expect.poll(async () => (await inbox()).length).toBeGreaterThan(read)
    read += 1
    return (await inbox())[read - 1]
  }

  return {
    /** Of every mail so far. */
    subjects: async () => (await inbox()).map(({ subject }) => subject),
    /** The code in the next mail, with this many digits. */
    async nextCode(digits: 4 | 6): Promise<string> {
      const mail = await nextMail()
      return new RegExp(`^\\s*(\\d{${digits}})\\s*$`, 'm').exec(mail?.text ?? '')?.[1] ?? ''
    },
  }
}
