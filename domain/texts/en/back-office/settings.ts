export const settingsTexts = {
  title: 'Settings',
  text: 'As long as nobody changes anything here, the shop works as it was built. A change counts at once, for everyone.',
  groups: {
    shop: 'The shop',
    opening: 'Opening times',
    texts: 'Words of the pages',
    home: 'Home page',
    orders: 'Orders',
    delivery: 'Delivery',
    sms: 'Text messages',
    invoices: 'Invoices',
    catalogue: 'Products',
    packages: 'Packages',
    stock: 'Stock',
  },
  selfCheck: {
    title: 'Before customers come',
    missing: {
      mail: 'No mail server is set up, so mails are only written to files. Set SMTP_URL on the shop’s machine, and restart the shop.',
      mailRefused:
        'The mail server does not take mails: customers wait for them. In the inbox, under Sent mails, you see what it answers. Correct SMTP_URL on the shop’s machine, and restart the shop.',
      gateway:
        'No payment gateway is set up, or only its sandbox: payments are only simulated. Set the keys of your gateway on the shop’s machine, no PAYHERE_URL, and restart the shop.',
      address:
        'The shop has no address of its own with https. Set PUBLIC_URL on the shop’s machine to the address that customers use, and restart the shop.',
      proxy:
        'A proxy stands before the shop, and the shop does not know it: all visitors look like one. Set TRUST_PROXY on the shop’s machine, and restart the shop.',
      disk: 'The disk of the shop’s machine is nearly full: soon nobody can order. Make room there, or take a larger one.',
      backup:
        'The shop was not backed up within the last day. Let the shop’s machine run “npm run backup” every night, and keep the folder elsewhere.',
      archive:
        'What changes between two backups cannot be archived. See the log of PostgreSQL on the shop’s machine: the folder of BACKUP_DIR may be full, or another shop’s.',
      faultyBackup:
        'The backup that was tried out last has faults. Run “npm run check-backup” on the shop’s machine, which names them.',
      untriedBackup:
        'No backup was tried out within the last week. Let the shop’s machine run “npm run check-backup” once a week.',
      jobs: 'Work in the background waits or has failed: mails, refunds or messages may not have gone out. See the log on the shop’s machine.',
      email: 'The email for customers is one that nobody reads. Write down yours in the settings.',
      phone: 'The phone number for customers is made up. Write down yours in the settings.',
      owner:
        'There is only one owner. If they lose their phone, nobody can help: add a second one, under Account.',
    },
  },
  on: 'On',
  submit: 'Save',
  saved: (name: string) => `Saved: ${name}`,
  changed: <Part>(operator: string, date: Part) => [`Changed by ${operator} on `, date],
  languages: { en: 'English', si: 'Sinhala', ta: 'Tamil' },
  untranslated: 'Where Sinhala or Tamil is empty, customers read the English words.',
  from: 'From this day on',
  until: 'Last day',
  asBuilt: 'As the shop was built',
  notThere: (id: number) => `Number ${id}, which customers do not see any more`,
  history: {
    title: 'Earlier values',
    titleOf: (name: string) => `Earlier values: ${name}`,
    none: 'It was never changed.',
    until: <Part>(date: Part, operator: string) => [
      'Until ',
      date,
      `, when ${operator} changed it`,
    ],
    on: 'On',
    off: 'Off',
    empty: 'Empty',
    days: (from: string, until: string) => `${from || '…'} to ${until || '…'}`,
    restore: 'Restore',
    restored: (name: string) => `Restored: ${name}`,
  },
  faults: {
    wrong: 'This setting cannot have this value.',
    onOrOff: 'Choose on or off.',
    text: 'Write a text.',
    required: 'This cannot be empty.',
    tooLong: (most: string) => `Write at most ${most} characters.`,
    phone: 'Write a phone number, like +94 11 000 0000.',
    link: 'Write a whole address that begins with https://, or nothing.',
    day: 'Choose a day, or none.',
    wholeNumber: (least: string, most: string) => `Write a whole number from ${least} to ${most}.`,
    inEnglish: 'Write it in English too, or in no language.',
    period: 'The last day is before the first.',
    picture: 'Choose a picture, or none.',
    package: 'This package is not on sale.',
    category: 'This category is not published.',
  },
}
