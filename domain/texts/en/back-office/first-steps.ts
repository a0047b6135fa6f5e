import { mailsToUnconfirmedPerDay } from '../../../limits.ts'

export const firstStepsTexts = {
  title: 'First steps',
  text: 'From an empty shop to the first customer. The list says how the shop is now, so you can leave it at any time, do things in another order, and come back.',
  progress: (done: number, all: number) => `${done} of ${all} done`,
  onDashboard: 'The shop has not sold anything yet. This leads you to the first customer.',
  go: 'Go on',
  done: 'Done',
  toDo: 'To do',
  steps: {
    facts: {
      title: 'What the shop is called, and how to reach it',
      text: 'Name, email, phone and place are on every page, in mails and on invoices. The ones that the shop was built with belong to nobody.',
      link: 'To the settings',
    },
    goods: {
      title: 'The first goods',
      text: 'Make a category, then products with a price, a stock and a picture; put some together in a package. Each is hidden until you publish it, the category too. If you have a list already: download the empty file, fill it in, and import it; the stock comes with a file of stock afterwards.',
      link: 'Make a category',
      product: 'Make a product',
      file: 'Download the empty file',
      import: 'Import a file',
    },
    delivery: {
      title: 'Where you deliver',
      text: 'Until you set areas, every address can order, and delivery is free. Areas have postal codes, a fee and a smallest order; times of delivery and places to collect are set there too.',
      link: 'To the areas',
    },
    mail: {
      title: 'Mails',
      text: `Customers get a mail for each order, and a code when they forget their password. Who has not opened the link in the first mail gets only ${mailsToUnconfirmedPerDay} a day: open it with the account that you try the shop with. The mail server is set on the shop’s machine.`,
      test: 'Send me a mail',
      sent: 'The mail server has taken it. Look into your mailbox, also among spam.',
      written:
        'No mail server is set up: the mail was written to the folder “outbox” on the shop’s machine.',
      failed: (answer: string) => `The mail server did not take it. It said: ${answer}`,
    },
    gateway: {
      title: 'Payments',
      text: 'Without a gateway payments are only simulated. Its keys are set on the shop’s machine. Then place an order yourself, pay it, and give the money back.',
      link: 'How the shop agrees with the gateway',
    },
    machine: {
      title: 'The shop’s machine',
      text: 'An address with https, and a backup every night.',
    },
    staff: {
      title: 'A second owner',
      text: 'If you lose your phone, somebody else has to let you in. Others who work here get the roles that they need.',
      link: 'Add somebody',
    },
    open: {
      title: 'Open',
      text: 'Publish your categories and products: from then on customers see them. To open on a later day, set “Closed until” first.',
      link: 'To the products',
      shop: 'See the shop',
    },
  },
  testMail: {
    subject: (shop: string) => `A test mail from ${shop}`,
    preview: 'The mail server works.',
    heading: 'The mail server works',
    text: 'You have asked for this mail in the back office. Customers get theirs the same way.',
    reason: (shop: string) => `You get this mail because you tried the mail server of ${shop}.`,
  },
}
