export const accountTexts = {
  title: 'Account',
  introduction: (name: string, email: string) =>
    `${name}, ${email}. To change your password, log out and choose “Forgot password?” at the login.`,
  operators: {
    title: 'Operators',
    operator: (name: string, email: string) => `${name}, ${email}`,
    newOperator: (name: string, email: string) => `${name}, ${email} (has not logged in yet)`,
    remove: 'Remove',
    addition: {
      label: 'Add an operator',
      submit: 'Add operator',
      email: 'Email of an account of the shop',
      emailHint: 'The account is for work from then on: it can no longer order.',
      password: 'Your password, to add an operator',
      done: (email: string) => `${email} is an operator now.`,
      handOver: (email: string, days: number) =>
        `Give this invitation to ${email}, in person or by phone. It is needed at the first login, within ${days} days, and is not shown again:`,
    },
    removal: {
      title: 'Remove operator',
      label: (email: string) => `Remove ${email}`,
      submit: 'Remove',
      consequence: (email: string) => `${email} can no longer enter the back office.`,
      password: 'Your password',
    },
  },
  secondFactor: {
    title: 'Second step',
    changed: 'The second step has changed. Other sessions have ended.',
    otherPhone: {
      label: 'Change the second step',
      submit: 'Set up another phone',
      password: 'Your password, for another phone',
    },
    recoveryCodes: {
      label: 'New recovery codes',
      submit: 'Make new recovery codes',
      password: 'Your password, for new recovery codes',
    },
  },
  passkeys: {
    introduction:
      'After the password, a passkey takes the place of the code: your fingerprint, your face, or a security key with its PIN. No false page can ask you for it.',
    password: 'Your password, for a passkey',
  },
}
