/** The mails about an account and its email address. The specification fixes none of these. */
export const accountMailTexts = {
  confirm: {
    subject: (shop: string) => `Please confirm your email address for ${shop}`,
    preview: 'One press, and your order mails are complete.',
    heading: 'Please confirm your email address',
    why: (shop: string) =>
      `An account at ${shop} was opened with this address. Please tell us that it is yours, so that we can write to you about your orders in full.`,
    confirm: 'Confirm the address',
    goodFor: (days: number) =>
      `The link is good for ${days} days, and you can shop without it. On your profile you can ask for a new one.`,
    notYou:
      'Was it not you? Then please do nothing: without the link this address stays unconfirmed, and gets hardly any mail from us.',
    reason: (shop: string) =>
      `You get this mail because an account at ${shop} was opened with this address.`,
  },
}
