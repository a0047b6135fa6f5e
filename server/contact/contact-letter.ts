import type { Letter } from '../mail/letter.ts'

type ContactMessage = { name: string; email: string; phone: string | null; message: string }

/** What the shop's support reads when somebody has written to the shop. */
export function contactLetter({ name, email, phone, message }: ContactMessage): Letter {
  return {
    subject: `Message from ${name}`,
    preview: message.slice(0, 120),
    parts: [
      { kind: 'heading', text: 'Somebody got in touch' },
      {
        kind: 'facts',
        rows: [['Name', name], ['Email', email], ...(phone ? [['Phone', phone] as const] : [])],
      },
      { kind: 'quote', text: message },
      { kind: 'paragraph', text: 'An answer to this mail goes to them.' },
    ],
    reason: 'You get this mail because it was sent through the contact form of the shop.',
  }
}
