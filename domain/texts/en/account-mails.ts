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

  /** To a new address, before it is the one of the account. */
  change: {
    subject: (shop: string) => `Your new email address for ${shop}`,
    preview: 'One press, and it is the address of your account.',
    heading: 'Is this your new address?',
    why: (shop: string) =>
      `A customer of ${shop} wants to use this address from now on. Until it is confirmed, the account keeps its old one.`,
    confirm: 'Use this address',
    goodFor: (days: number) => `The link is good for ${days} days.`,
    notYou: 'Was it not you? Then please do nothing: without the link nothing changes.',
    reason: (shop: string) =>
      `You get this mail because this address was entered on a profile at ${shop}.`,
  },

  /** To the old address, once the account has another one. */
  changed: {
    subject: (shop: string) => `The email address of your ${shop} account was changed`,
    preview: 'If it was not you, please read this mail now.',
    heading: 'Your account has a new email address',
    what: (moment: string) =>
      `On ${moment} the email address of your account was changed. From now on we write to the new one.`,
    wasYou: 'Was it you? Then there is nothing to do.',
    wayBack: (days: number) =>
      `Was it not you? Then bring this address back and choose a new password. The button works for ${days} days, and signs out everybody who is signed in.`,
    back: 'Bring this address back',
    noWayBack: (email: string) => `Was it not you? Then please write to ${email} at once.`,
    reason: (shop: string) =>
      `You get this mail because this was the address of an account at ${shop}.`,
  },

  /** What somebody should know about who may have a way into the account. */
  notices: {
    changed: {
      password: {
        subject: (shop: string) => `The password of your ${shop} account was changed`,
        heading: 'Your password was changed',
        what: (moment: string) =>
          `On ${moment} the password of your account was changed. All other devices are signed out.`,
      },
      passwordAndPasskeys: {
        subject: (shop: string) => `The password of your ${shop} account was changed`,
        heading: 'Your password was changed',
        what: (moment: string) =>
          `On ${moment} the password of your account was changed. All other devices are signed out, and the passkeys of the account are removed. You can add yours again on your profile.`,
      },
      phone: {
        subject: (shop: string) => `The phone number of your ${shop} account was changed`,
        heading: 'Your phone number was changed',
        what: (moment: string) => `On ${moment} the phone number of your account was changed.`,
      },
      passkeyAdded: {
        subject: (shop: string) => `A passkey was added to your ${shop} account`,
        heading: 'A passkey was added',
        what: (moment: string) =>
          `On ${moment} a passkey was added to your account. It opens the account without the password.`,
      },
      passkeyRemoved: {
        subject: (shop: string) => `A passkey of your ${shop} account was removed`,
        heading: 'A passkey was removed',
        what: (moment: string) => `On ${moment} a passkey was removed from your account.`,
      },
    },
    wasYou: 'Was it you? Then there is nothing to do.',
    notYou: (email: string) =>
      `Was it not you? Then choose a new password at once, and write to ${email}.`,
    newPassword: 'Choose a new password',
    reason: (shop: string) => `You get this mail because it is about your account at ${shop}.`,
  },
}
