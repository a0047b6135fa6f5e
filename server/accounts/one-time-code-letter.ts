import { otpMinutes } from '../../domain/limits.ts'
import type { Letter, Sender } from '../mail/letter.ts'

/** What a customer gets who is about to choose a new password. The subject, which may be logged, is without the code. */
export function oneTimeCodeLetter(
  { shopName }: Pick<Sender, 'shopName'>,
  { name, code }: { name: string; code: string },
): Letter {
  return {
    subject: `Your one-time code for ${shopName}`,
    preview: `${code} – good for ${otpMinutes} minutes.`,
    parts: [
      { kind: 'heading', text: 'Your one-time code' },
      {
        kind: 'paragraph',
        text: `Hello ${name}, with this code you can choose a new password:`,
      },
      { kind: 'code', text: code },
      {
        kind: 'paragraph',
        text: `It is good for ${otpMinutes} minutes and for one new password. Please enter it where you asked for it, and tell it to nobody: we will never ask you for it.`,
      },
      {
        kind: 'paragraph',
        text: 'Was it not you who asked? Then there is nothing to do: without the code your password stays as it is.',
      },
    ],
    reason: `You get this mail because a code was requested for your account at ${shopName}.`,
  }
}
