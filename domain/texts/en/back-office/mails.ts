export const mailsTexts = {
  search: 'Name, email or subject',
  state: 'State',
  allStates: 'All',
  /** How long the shop keeps them. */
  kept: (days: number) =>
    `What the shop has mailed in the last ${days} days. Replies arrive in the shop’s own mailbox, not here.`,
  states: {
    WAITING: 'Not accepted yet',
    SENT: 'Sent',
    FAILED: 'Failed',
  },
  columns: {
    to: 'To',
    subject: 'Subject',
    order: 'Order',
    written: 'Written',
    state: 'State',
  },
  /** The section on the page of an order or a customer. */
  about: 'Mails',
  noneAbout: 'No mail in the last weeks.',
  all: 'All mails',
  none: 'There is no such mail.',
  facts: 'About this mail',
  tries: 'Tries',
  sent: 'Sent',
  failed: 'Given up',
  reason: 'Reason',
  customer: 'Customer',
  toCustomer: 'To their page',
  repeated: 'Sent again',
  text: 'Its text',
  secret:
    'This mail had a code or a link that opens an account. The shop does not keep its text, and does not send it again: they can ask for another one.',
  sendAgain: 'Send again',
  question: (to: string) => `Send this mail again to ${to}?`,
  isOnItsWay: 'It is on its way, as a mail of its own.',
  /** The reason of a mail that was not sent. */
  leftOut: 'Nobody has confirmed this address, and it got enough mails that day.',
}
