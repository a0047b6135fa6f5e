import type { Letter, Sender } from '../mail/letter.ts'

/** What a new subscriber gets. */
export function confirmationLetter(
  { shopName, publicUrl }: Sender,
  unsubscribeUrl: string,
): Letter {
  return {
    subject: `You are subscribed to ${shopName}`,
    preview: 'New products and offers, once a month.',
    parts: [
      { kind: 'heading', text: 'Thank you for subscribing' },
      {
        kind: 'paragraph',
        text: 'Once a month we will write to you about new products and offers, and you will be the first to know about them.',
      },
      { kind: 'button', label: 'Visit the shop', url: publicUrl },
      {
        kind: 'paragraph',
        text: 'Was it not you who subscribed, or have you changed your mind? The link at the end of this mail stops all further ones.',
      },
    ],
    reason: `You get this mail because this address was subscribed at ${shopName}.`,
    unsubscribeUrl,
  }
}
