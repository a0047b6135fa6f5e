/** Money of an order that goes back to its customer. */
export const orderMoneyTexts = {
  credit: {
    title: 'Give money back',
    goods: 'Goods',
    unitsOf: (name: string, left: number) => `${name}: units of ${left}`,
    inPackage: (packageName: string) => `in ${packageName}`,
    worth: <Amount>(amount: Amount) => [amount, ' for all'],
    credited: (units: number) => `${units} given back already`,
    kind: 'Kind',
    kinds: {
      NOT_SUPPLIED: 'Not supplied: it was not there',
      TAKEN_OFF: 'Taken off: the customer no longer wants it',
      CHEAPER: 'A cheaper replacement',
      RETURNED: 'Returned by the customer',
      CLAIM: 'A claim: damaged, wrong or missing',
      GOODWILL: 'Goodwill',
      CANCELLED: 'The order was cancelled',
    },
    amount: 'Or an amount out of goodwill, for no goods',
    sum: <Amount>(amount: Amount) => ['Together ', amount],
    reason: 'The reason, for the customer',
    hint: 'The customer gets it by mail, word for word, and reads it on the credit note.',
    reasonRequired: 'Say why, so that the customer knows.',
    submit: 'Give it back',
    nothingChosen: 'Choose units of goods, or an amount.',
    confirm: (amount: string) =>
      `Give ${amount} back? The customer gets a mail with your reason at once. This cannot be undone.`,
    keep: 'Not yet',
    done: 'Money given back',
  },
  credits: {
    title: 'Given back',
    about: <Part>(amount: Part, number: string, kind: string, date: Part) => [
      amount,
      `, credit note ${number}, ${kind}, `,
      date,
    ],
  },
  surplus: {
    title: 'Paid too much',
    afterCancellation: 'The payment came after the order was cancelled.',
    paidTwice: 'The customer has paid more than once.',
    form: 'Refund the surplus',
    submit: 'Refund',
    confirm: (way: 'GATEWAY' | 'BY_HAND', amount: string) =>
      way === 'GATEWAY'
        ? `Refund ${amount} through the gateway at once? This cannot be undone.`
        : `Write down that ${amount} is to be refunded by hand?`,
    requested: 'Refund requested',
  },
  refundWays: {
    title: <Amount>(amount: Amount) => ['Refund ', amount],
    GATEWAY: 'Through the gateway, now',
    BY_HAND: 'By hand, and written down here when it is done',
  },
  refunds: {
    title: 'Refunds',
    requested: {
      GATEWAY: <Part>(amount: Part, payment: string, date: Part) => [
        amount,
        ` of payment ${payment}, through the gateway, asked for on `,
        date,
      ],
      BY_HAND: <Part>(amount: Part, payment: string, date: Part) => [
        amount,
        ` of payment ${payment}, by hand, asked for on `,
        date,
      ],
    },
    settled: <Part>(date: Part, reference: string) => ['Done on ', date, `: ${reference}`],
    waiting: 'The gateway is being told.',
    failed: (reason: string) => `The gateway did not do it: ${reason}`,
    unknown:
      'It is not known whether the gateway has done it: its answer was lost. Look in its portal. If the refund is there, write its number down; if not, ask once more.',
    forOthers: 'It waits until another operator agrees.',
    forYou: 'Somebody else has asked for it. It is made once you agree.',
    agree: 'Agree to the refund',
    agreed: 'You have agreed to the refund',
    again: 'Ask the gateway once more',
    confirmAgain:
      'Ask the gateway once more? Only if its portal does not show this refund: otherwise it is made twice.',
    askedAgain: 'The gateway is being asked',
    form: 'Refunded by hand',
    reference: 'Number of the refund',
    hint: 'Refund it in the gateway’s portal or at the bank, then write its number down here.',
    referenceRequired: 'Say how it was refunded, as the number of the refund.',
    submit: 'It is refunded',
    noted: 'Written down',
  },
}
