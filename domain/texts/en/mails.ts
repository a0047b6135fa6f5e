/** The mails of the shop. The specification fixes none of these. */
export const mailTexts = {
  unsubscribe: 'Unsubscribe',
  /** To an address that is not confirmed, when something was left out. */
  leftOut:
    'This mail leaves out names and addresses, because this email address is not confirmed yet. The link in our first mail confirms it; your profile can send a new one.',

  code: {
    subject: (shop: string) => `Your one-time code for ${shop}`,
    preview: (code: string, minutes: number) => `${code} – good for ${minutes} minutes.`,
    heading: 'Your one-time code',
    greeting: (name: string) => `Hello ${name}, with this code you can choose a new password:`,
    greetingWithoutName: 'Hello, with this code you can choose a new password:',
    howToUse: (minutes: number) =>
      `It is good for ${minutes} minutes and for one new password. Please enter it where you asked for it, and tell it to nobody: we will never ask you for it.`,
    orLink: (minutes: number) =>
      `Or choose the new password with this button. It works for ${minutes} minutes, once, also while codes are not accepted:`,
    notYou:
      'Was it not you who asked? Then there is nothing to do: without this mail your password stays as it is.',
    reason: (shop: string) =>
      `You get this mail because a code was requested for your account at ${shop}.`,
  },

  /** The link beside a code, and the mail to operators, who get the link alone. */
  link: {
    open: 'Choose a new password',
    subject: (shop: string) => `A new password for ${shop}`,
    preview: (minutes: number) => `The link is good for ${minutes} minutes.`,
    heading: 'A new password',
    greeting: (name: string) => `Hello ${name}, with this button you can choose a new password:`,
    greetingWithoutName: 'Hello, with this button you can choose a new password:',
    howToUse: (minutes: number) =>
      `It works for ${minutes} minutes, once. Your account works in the back office, so a code of a few digits is not enough for it.`,
    notYou:
      'Was it not you who asked? Then there is nothing to do: without this mail your password stays as it is.',
    reason: (shop: string) =>
      `You get this mail because a new password was requested for your account at ${shop}.`,
  },

  subscribed: {
    subject: (shop: string) => `You are subscribed to ${shop}`,
    preview: 'New products and offers, once a month.',
    heading: 'Thank you for subscribing',
    whatComes:
      'Once a month we will write to you about new products and offers, and you will be the first to know about them.',
    visit: 'Visit the shop',
    notYou:
      'Was it not you who subscribed, or have you changed your mind? The link at the end of this mail stops all further ones.',
    reason: (shop: string) => `You get this mail because this address was subscribed at ${shop}.`,
  },

  /** What an operator answers to a message or to feedback; the operator's words stand between these. */
  answer: {
    subject: (shop: string) => `Your message to ${shop}`,
    feedbackSubject: (shop: string) => `Your feedback on ${shop}`,
    heading: 'Our answer to you',
    youWrote: (at: string) => `You wrote to us on ${at}. This is our answer:`,
    yourFeedback: (at: string) => `On ${at} you told us what you think of us. This is our answer:`,
    writeBack: 'Would you like to write back? Just reply to this mail.',
    reason: (shop: string) => `You get this mail because you wrote to ${shop}.`,
  },

  /** What the shop's support reads. */
  message: {
    subject: (name: string) => `Message from ${name}`,
    heading: 'Somebody got in touch',
    name: 'Name',
    email: 'Email',
    phone: 'Phone',
    howToAnswer: 'An answer to this mail goes to them.',
    reason: 'You get this mail because it was sent through the contact form of the shop.',
  },
}

/** The mails about an order. */
export const orderMailTexts = {
  deliverTo: 'Deliver to',
  contact: 'Contact',
  view: 'View your order',
  /** Of mails that somebody gets who has placed an order. */
  reason: (shop: string) => `You get this mail because you placed an order at ${shop}.`,

  placed: {
    subject: (order: number, shop: string) => `Your order #${order} at ${shop}`,
    preview: (amount: string, day: string) => `${amount}, with you by ${day}.`,
    previewToCollect: (amount: string, day: string) => `${amount}, ready by ${day}.`,
    heading: 'Thank you for your order',
    held: (order: number, minutes: number) =>
      `We have your order #${order} and keep its goods for you for ${minutes} minutes. It is on its way as soon as its payment is in.`,
    heldToCollect: (order: number, minutes: number) =>
      `We have your order #${order} and keep its goods for you for ${minutes} minutes. We pack it as soon as its payment is in.`,
    /** Instead of the name that a customer gave to a package. */
    ownPackage: 'A package of your own',
    pieces: (quantity: number, unitPrice: string) => `${quantity} × ${unitPrice}`,
    deliveryFee: 'Delivery fee',
    beforeDiscount: 'Before discount',
    discount: 'Discount',
    less: (amount: string) => `−${amount}`,
    total: 'Total',
    by: (day: string) => `by ${day}`,
    notes: 'Notes',
    viewOrPay: 'View or pay your order',
  },

  received: {
    subject: (order: number) => `We have received your payment for order #${order}`,
    preview: (amount: string, day: string) => `${amount} is in. Your order is with you by ${day}.`,
    previewToCollect: (amount: string, day: string) =>
      `${amount} is in. Your order is ready by ${day}.`,
    heading: 'Your payment is in',
    packing: (order: number) => `Thank you. Your order #${order} is paid, and we are packing it.`,
    amount: 'Amount',
    paidWith: 'Paid with',
    transaction: 'Transaction',
    withYouBy: 'With you by',
    readyBy: 'Ready by',
    reason: (shop: string) => `You get this mail because you paid for an order at ${shop}.`,
  },

  /** A payment that came so late that some goods of its order were sold out. */
  short: {
    preview: (amount: string) => `${amount} is in, but some goods of your order are sold out.`,
    explained: (order: number) =>
      `Thank you. Your order #${order} is paid. Your payment came after we had stopped keeping its goods for you, and these are sold out at the moment:`,
    next: 'We will write to you as soon as we know more. If you would rather have your money back, please tell us: our address is at the end of this mail.',
  },

  /** Another time, chosen by the shop, of an order that is delivered or collected. */
  slotMoved: {
    subject: (order: number) => `Another time for order #${order}`,
    heading: 'Another time for your order',
    why: (order: number) => `We have changed the time of your order #${order}. Our reason:`,
    before: 'Before',
  },

  /** A payment beyond the price of an order: the second one, or one for a cancelled order. */
  surplus: {
    subjectTwice: (order: number) => `You have paid twice for order #${order}`,
    subjectCancelled: (order: number) => `Your payment for the cancelled order #${order}`,
    preview: (amount: string) => `We will give ${amount} back to you.`,
    headingTwice: 'You have paid twice',
    headingCancelled: 'Your order was already cancelled',
    twice: (amount: string, order: number) =>
      `Another payment of ${amount} has come in for your order #${order}, which was already paid. We will give it back to you, the way you paid.`,
    cancelled: (amount: string, order: number) =>
      `Your payment of ${amount} has come in for your order #${order}, which was already cancelled. We will give it back to you, the way you paid.`,
    nothingToDo:
      'There is nothing that you need to do. We will write to you when the money is on its way.',
  },

  refund: {
    subjectRequested: (order: number) => `Your refund for order #${order} has begun`,
    subjectMade: (order: number) => `Your refund for order #${order} is on its way`,
    previewMade: (amount: string) => `${amount} has left us.`,
    headingRequested: 'Your refund has begun',
    headingMade: 'Your refund is on its way',
    made: (amount: string, order: number) =>
      `We have given ${amount} back to you for your order #${order}, the way you paid. Your bank may need some days to show it.`,
    requested: (amount: string, order: number) =>
      `We are giving ${amount} back to you for your order #${order}, the way you paid.`,
    willTell: 'We will write to you again when the money is on its way.',
    amount: 'Amount',
    transaction: 'Transaction',
  },

  failed: {
    subject: (order: number) => `Your payment for order #${order} did not go through`,
    preview: 'Nothing was charged. You can pay again whenever you like.',
    heading: 'Your payment did not go through',
    payAgain: (amount: string, order: number) =>
      `The payment of ${amount} for your order #${order} was not accepted. Your order is still there: you can pay it again, with the same card or another one, while its goods last.`,
    pay: 'Pay your order',
    reason: (shop: string) =>
      `You get this mail because a payment was tried for your order at ${shop}.`,
  },

  completed: {
    subject: (order: number) => `Your order #${order} is packed and on its way`,
    heading: 'Your order is on its way',
    whole: (order: number) =>
      `Everything in your order #${order} is packed and has left our store.`,
    rest: (order: number) =>
      `Your order #${order} is packed and has left our store, without the goods whose money we gave back.`,
    by: (day: string) => `It is with you by ${day}.`,
  },

  completionUndone: {
    subject: (order: number) => `Your order #${order} has not left our store yet`,
    preview: 'Our last mail about it came too early.',
    heading: 'Not on its way yet',
    why: (order: number) =>
      `We wrote to you that your order #${order} is on its way. That was our mistake: it has not left our store yet, for this reason:`,
    next: 'We will write to you again when it leaves.',
  },

  cameBack: {
    subject: (order: number) => `Your order #${order} is back in our store`,
    preview: 'We could not hand it over.',
    heading: 'Back in our store',
    why: (order: number) =>
      `We could not hand over your order #${order}, and it is back in our store. Our note about it:`,
    next: 'We will write to you again when it leaves.',
  },

  leftAgain: {
    subject: (order: number) => `Your order #${order} has left our store`,
    heading: 'Your order has left our store',
    left: (order: number) =>
      `Your order #${order} was back in our store, and has now left it again.`,
  },

  cancelled: {
    subject: (order: number) => `Your order #${order} is cancelled`,
    previewOfRefund: (amount: string) => `We are giving ${amount} back to you.`,
    heading: 'Your order is cancelled',
    why: (order: number) => `We have cancelled your order #${order}, for this reason:`,
    byYourself: (order: number) => `You have cancelled your order #${order}.`,
    nothingCharged: 'Nothing was charged for it.',
    nothingLeft: 'Your payment has already gone back to you.',
    refund: (amount: string) =>
      `We are giving ${amount} back to you, the way you paid. Your bank may need some days to show it.`,
  },
}
