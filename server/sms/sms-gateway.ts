/** What became of a message. Silence is neither: the message may be on its way, so nobody sends it again by itself. */
export type SmsAnswer = { isTaken: boolean; answer: string }

/** The way out of the shop for text messages. */
export type SmsGateway = {
  /** Fails if there is no answer. */
  send: (message: { to: string; text: string }) => Promise<SmsAnswer>
}
