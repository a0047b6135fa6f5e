/** The mails about an account that is to be deleted. The specification fixes none of these. */
export const erasureMailTexts = {
  asked: {
    subject: (shop: string) => `Your ${shop} account is to be deleted`,
    preview: (day: string) => `On ${day}, unless you keep it.`,
    heading: (day: string) => `Your account will be deleted on ${day}`,
    what: (moment: string) => `On ${moment} you asked us to delete your account.`,
    deleted:
      'We delete your name, email address, NIC, phone number, password and passkeys, your addresses, cart, packages and feedback, your messages to us, and the monthly updates.',
    kept: 'We keep your orders and payments with goods, amounts and dates, without your name and address, because the law wants a shop to keep its books for years.',
    orders:
      'Orders that you have paid for come first, and money that you get back. Orders that are not paid are cancelled.',
    changedMind: (days: number) =>
      `Have you changed your mind? Then keep the account with this button, which works for ${days} days, or on your profile. Signing in alone changes nothing.`,
    keep: 'Keep the account',
    notYou: (email: string) =>
      `Was it not you? Then keep the account, choose a new password at once, and write to ${email}.`,
    newPassword: 'Choose a new password',
    reason: (shop: string) => `You get this mail because it is about your account at ${shop}.`,
  },
  kept: {
    subject: (shop: string) => `Your ${shop} account stays`,
    preview: 'Nothing is deleted.',
    heading: 'Your account stays',
    what: 'You have changed your mind, so nothing is deleted.',
    notYou: (email: string) =>
      `Was it not you? Then please write to ${email}. You can ask for the deletion again on your profile.`,
    reason: (shop: string) => `You get this mail because it is about your account at ${shop}.`,
  },
  done: {
    subject: (shop: string) => `Your ${shop} account is deleted`,
    preview: 'This is our last mail to you.',
    heading: 'Your account is deleted',
    deleted:
      'Your name, addresses, phone number and everything else about you are deleted. Backups hold it until they are replaced.',
    kept: 'Your orders stay in our books with goods, amounts and dates, without your name and address.',
    thanks: (email: string) =>
      `Thank you for having shopped with us. If anything is open, write to ${email}.`,
    reason: (shop: string) => `You get this last mail because you had an account at ${shop}.`,
  },
}
