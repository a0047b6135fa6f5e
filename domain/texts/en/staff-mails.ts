/** The mails to those who work in the back office. */
export const staffMailTexts = {
  invited: {
    subject: (shop: string) => `You work in the back office of ${shop} now`,
    preview: 'Two steps, and you can begin.',
    heading: 'Welcome to the team',
    why: (inviter: string, shop: string) =>
      `${inviter} has made you one of those who work in the back office of ${shop}.`,
    choosePassword: (days: number) =>
      `First choose your password. The button works for ${days} days, once. Then log in with it and this email address.`,
    logIn:
      'Log in with the password that you have. Your account is for work from now on: it can no longer order.',
    choose: 'Choose a password',
    open: 'Log in',
    code: (inviter: string) =>
      `At your first login you will be asked for an invitation. ${inviter} gives it to you in person or by phone: it is in no mail.`,
    notYou: 'Do you know nothing of this? Then please do nothing, and answer this mail.',
    reason: (shop: string) =>
      `You get this mail because this address was added to the back office of ${shop}.`,
  },
}
