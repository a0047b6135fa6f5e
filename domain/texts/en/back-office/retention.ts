import type { RetentionKind } from '../../../privacy/retention.ts'

type Rule = {
  what: string
  /** After "60 minutes". */
  since: string
  why: string
}

const rules: Record<RetentionKind, Rule> = {
  accountsToErase: {
    what: 'Accounts whose customers asked for their deletion',
    since: 'after they asked, once no order is open',
    why: 'Time to change one’s mind',
  },
  oneTimeCodes: {
    what: 'Codes and links for a new password',
    since: 'after they were mailed',
    why: 'Of no use later',
  },
  usedChallenges: {
    what: 'Hashes of challenges that a passkey has answered',
    since: 'after they were made',
    why: 'Of no use later',
  },
  emailLinks: {
    what: 'Links that confirm, change or bring back an email address or keep an account, with addresses that wait to be confirmed',
    since: 'after they were mailed',
    why: 'Of no use later',
  },
  sessions: {
    what: 'Where a customer is signed in: browser, system, a hash of the network',
    since: 'after the last use',
    why: 'Promised in the privacy policy',
  },
  signInNetworks: {
    what: 'Hashes of the networks from which somebody has signed in',
    since: 'after the last login there',
    why: 'Promised in the privacy policy',
  },
  unusedAccounts: {
    what: 'Accounts that were never used: email address not confirmed, no order, no passkey, no login for 90 days',
    since: 'after they were opened',
    why: 'They may be in a stranger’s name',
  },
  operatorSessions: {
    what: 'Sessions of operators',
    since: 'after the last use',
    why: 'Of no use later',
  },
  operatorInvitations: {
    what: 'Invitations of operators',
    since: 'after they were made',
    why: 'Of no use later',
  },
  rateLimits: {
    what: 'Counts of tries, under hashes of accounts and networks',
    since: 'after the first try at most',
    why: 'Nobody can try out passwords; of no use later',
  },
  carts: {
    what: 'Carts with their notes',
    since: 'after the last change',
    why: 'A customer who comes back later starts with an empty cart',
  },
  stockAlerts: {
    what: 'Products that a customer waits for',
    since: 'after the customer asked',
    why: 'By then it was bought elsewhere',
  },
  answeredMessages: {
    what: 'Messages to the shop that were answered',
    since: 'after the answer',
    why: 'Questions that follow',
  },
  unansweredMessages: {
    what: 'Messages to the shop that nobody answered',
    since: 'after they were sent',
    why: 'Long enough to find them',
  },
  hiddenFeedback: {
    what: 'Feedback that an operator has hidden',
    since: 'after it was written',
    why: 'Questions about it',
  },
  claimPhotos: {
    what: 'Photographs of damaged goods that customers sent with a claim',
    since:
      'after the claim was answered; at once if it was taken back, an hour if no claim was made with them',
    why: 'Questions about the decision',
  },
  deliveryPhotos: {
    what: 'Photographs of where an order was left, which drivers took',
    since: 'after they were taken',
    why: 'Questions about the delivery',
  },
  pushSubscriptions: {
    what: 'Browsers in which a customer wants notifications: the URL at the browser’s push service, and keys',
    since: 'after the customer last saw there that they are on; at once when they sign out there',
    why: 'Nobody has used the browser for the shop since',
  },
  textMessages: {
    what: 'Text messages about deliveries, with the phone number',
    since: 'after they were written',
    why: 'Questions about what was sent, and what it cost',
  },
  mails: {
    what: 'Mails that wait or could not be delivered',
    since: 'after they were written; sent ones a few hours',
    why: 'They are tried again for a day',
  },
  mailRecords: {
    what: 'What became of mails, with their text; of codes and links that open an account without it',
    since: 'after they were written',
    why: 'Operators can see what has arrived, and send it again',
  },
  orders: {
    what: 'Customer, recipient, address, phone and notes in orders',
    since: 'after the order was placed, if nothing of it is open; goods, amounts and dates stay',
    why: 'Tax records: five years and more (Inland Revenue Act, No. 24 of 2017), counted from the return of their year',
  },
  retentionRuns: {
    what: 'Records of this clearing',
    since: 'after it',
    why: 'They prove it',
  },
}

/** What personal data the shop keeps, how long and why: the words of docs/privacy.md and of the back office. */
export const retentionTexts = {
  title: 'Old data',
  rules,
  /** What no job deletes. */
  lasting: [
    {
      what: 'Name, email address, NIC, phone number, a hash of the password, passkeys (their public halves), addresses, own packages, favourites',
      until: 'until the account is deleted',
      why: 'To sell and to deliver',
    },
    {
      what: 'The address of the newsletter, with the moment and the words of the consent',
      until: 'until somebody unsubscribes, or the account is deleted',
      why: 'Consent',
    },
    {
      what: 'Feedback in the shop, under the name that was given',
      until: 'until it is hidden, or the account is deleted',
      why: 'The customer has published it',
    },
    {
      what: 'What was ordered, paid and refunded, without the customer',
      until: 'as long as the shop keeps its books',
      why: 'Bookkeeping; it names nobody',
    },
    {
      what: 'The audit log: operators by email address, customers by number',
      until: 'as long as the shop is there',
      why: 'Nobody can remove an entry',
    },
  ],
  never: 'The job that deletes old data has not run yet. It runs every hour.',
  proven: <Moment>(at: Moment, deleted: string) => [
    'Looked through on ',
    at,
    `: ${deleted} deleted, and nothing is kept longer than it may be.`,
  ],
  late: <Moment>(at: Moment) => [
    'The job that deletes old data has not run since ',
    at,
    '. Please ask the person who runs the shop’s machine to look at the log.',
  ],
  overdue: <Moment>(at: Moment) => [
    'On ',
    at,
    ' there was data that should have been deleted a day before or earlier. Please ask the person who runs the shop’s machine to look at the log.',
  ],
}
