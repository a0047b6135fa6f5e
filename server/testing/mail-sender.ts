import type { Sender } from '../mail/letter.ts'

/** A shop that sends mails, to no one in particular. */
export const sender: Sender = {
  shopName: 'JOY Box',
  publicUrl: 'https://joybox.example',
  supportEmail: 'support@joybox.example',
  supportPhone: '+94 11 000 0000',
}
