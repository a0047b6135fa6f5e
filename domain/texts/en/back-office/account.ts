export const accountTexts = {
  title: 'Account',
  introduction: (name: string, email: string) =>
    `${name}, ${email}. To change your password, log out and choose “Forgot password?” at the login.`,
  operators: {
    title: 'Operators',
    operator: (name: string, email: string) => `${name}, ${email}`,
    newOperator: (name: string, email: string) => `${name}, ${email} (has not logged in yet)`,
    remove: 'Remove',
    roles: {
      legend: 'Roles',
      required: 'Choose at least one role.',
      change: 'Roles',
      names: {
        OWNER: 'Owner',
        MANAGER: 'Manager',
        SUPPORT: 'Support',
        PICKER: 'Picker',
        DRIVER: 'Driver',
      },
      hints: {
        OWNER: 'Everything, also settings, staff and the personal data of customers.',
        MANAGER: 'Runs the shop: goods, prices, stock, orders, refunds, customers, reports.',
        SUPPORT: 'Answers customers: sees orders and customers, cancels orders. No sales figures.',
        PICKER:
          'Packs: picks orders on a phone, sees goods and stock, and books deliveries in. No customers, no totals.',
        DRIVER: 'Delivers: sees only their own round.',
      },
      title: (name: string) => `Roles of ${name}`,
      submit: 'Change roles',
      changed: (name: string) => `${name} has other roles now.`,
      password: 'Your password, to change roles',
    },
    addition: {
      label: 'Add an operator',
      submit: 'Add operator',
      email: 'Email',
      emailHint:
        'If it has an account at the shop, that is for work from then on: it can no longer order.',
      name: 'Name, if there is no account with this email yet',
      nameHint: 'They get a mail with a link to choose a password.',
      password: 'Your password, to add an operator',
      done: (email: string) => `${email} is an operator now, and has got a mail.`,
      handOver: (email: string, days: number) =>
        `Give this invitation to ${email}, in person or by phone. It is needed at the next login, within ${days} days, and is not shown again:`,
    },
    again: {
      open: 'Invite again',
      title: (name: string) => `Invite ${name} again`,
      submit: 'Make a new invitation',
      /** For who has not set up the second step yet. */
      replaces: (email: string) => `The invitation that ${email} has is no longer valid then.`,
      endsSecondStep: (email: string) =>
        `For somebody whose phone is lost. ${email} is logged out and sets up the second step again; the old phone, the recovery codes and passkeys no longer work.`,
      password: 'Your password, to invite again',
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
      /** Of those made last, also if their owner never saw them. */
      left: (count: number) =>
        count === 0
          ? 'You have no recovery code left: make new ones.'
          : `${count === 1 ? '1 recovery code is' : `${count} recovery codes are`} left. If you have not kept them, make new ones.`,
      /** When they were asked for and no answer came. */
      perhapsMade: 'The codes that you had may no longer work. Make new ones until you see them.',
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
