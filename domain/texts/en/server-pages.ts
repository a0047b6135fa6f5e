/** Pages that stand outside the storefront. The specification fixes none of these. */
export const standalonePageTexts = {
  title: (page: string, shop: string) => `${page} - ${shop}`,
  toShop: 'To the shop',
  viewOrders: 'View Orders',
}

/** Instead of a page that cannot be made now. */
export const busyPageTexts = {
  title: 'One moment, please',
  heading: 'One moment, please',
  tryAgain: 'Try again',
}

/** What a browser without a connection shows instead of a page that it has not kept. */
export const notKeptPageTexts = {
  heading: 'No connection',
  text: 'This page is not on your device yet. What you opened before is there, also without a connection.',
}

export const unsubscribeTexts = {
  ask: {
    title: 'Unsubscribe',
    heading: 'No more updates?',
    text: 'You will get no further mails about new products and offers.',
    unsubscribe: 'Unsubscribe',
  },
  done: {
    title: 'Unsubscribed',
    heading: 'You are unsubscribed',
    text: 'We will not write to you again. You can subscribe at the foot of any page of the shop.',
  },
  brokenLink: {
    title: 'Link not complete',
    heading: 'This link is not complete',
    text: 'Please open the whole link at the end of our mail, or copy it into the address bar.',
  },
}

export const paymentPageTexts = {
  title: 'Payment',
  heading: 'On to the payment',
  order: (orderId: number, amount: string) => `Order #${orderId}, ${amount}`,
  continue: 'Continue to payment',
  /** What the gateway's page says is paid for. */
  bought: (orderId: number) => `Order ${orderId}`,
  unknown: {
    title: 'Payment not found',
    heading: 'This payment is not known',
    text: 'The address may be incomplete. An order that is still to be paid can be paid from your orders.',
  },
}

/** The sandbox gateway's own words, as another company's would be. */
export const sandboxGatewayTexts = {
  title: 'Sandbox payment',
  practice: 'A practice payment: no card is asked for and no money moves.',
  for: 'For',
  reference: 'Reference',
  amount: 'Amount',
  pay: 'Pay',
  decline: 'Decline',
  cancel: 'Cancel',
  unauthorized: {
    title: 'Unauthorized payment request',
    text: "The shop's request is not one that this gateway can accept. Nothing was paid.",
  },
}

/** The pages that links in mails about an account open. */
export const emailLinkTexts = {
  confirm: {
    title: 'Confirm your address',
    heading: 'Is this your email address?',
    text: (email: string) => `You confirm that mails to ${email} reach you.`,
    confirm: 'Confirm the address',
  },
  change: {
    title: 'Your new address',
    heading: 'Is this your new address?',
    text: (email: string) => `From now on, your account has the address ${email}.`,
    confirm: 'Use this address',
  },
  changed: {
    title: 'Address changed',
    heading: 'Your account has this address now',
    text: 'Please use it to sign in. We have told your old address.',
  },
  taken: {
    title: 'Address not free',
    heading: 'This address is not free any more',
    text: 'Another account has it. Your account keeps the address that it had.',
  },
  back: {
    title: 'Bring your address back',
    heading: 'Bring your address back',
    text: (email: string) =>
      `Your account gets the address ${email} again, and everybody who is signed in is signed out. Please choose a new password, which nobody else knows.`,
    back: 'Bring it back',
  },
  isBack: {
    title: 'Address is back',
    heading: 'Your address is back',
    text: 'Please sign in with it and your new password.',
    signIn: 'Sign in',
  },
  confirmed: {
    title: 'Address confirmed',
    heading: 'Your address is confirmed',
    text: 'Thank you. From now on our mails to you are complete.',
  },
  keep: {
    title: 'Keep your account',
    heading: 'Do you want to keep your account?',
    text: (email: string) =>
      `The account with the address ${email} is to be deleted. Press the button, and it stays as it is.`,
    confirm: 'Keep the account',
  },
  kept: {
    title: 'Your account stays',
    heading: 'Your account stays',
    text: 'Nothing is deleted. If it was not you who asked for it, please choose a new password, and write to us.',
  },
  gone: {
    title: 'Link no longer good',
    heading: 'This link is no longer good',
    text: 'It was used before, is too old, or is not complete. Your profile says how your address stands, and can send a new link.',
  },
}

/** The page that security.txt names. */
export const securityPolicyTexts = {
  title: 'Security policy',
  heading: 'Have you found a security problem?',
  write: (email: string) =>
    `Please write to ${email} before you tell anyone else. Say what you did, what happened, and when.`,
  answer:
    'You get a reply within three days, and we tell you when the problem is solved. We take no action against people who report a problem in good faith.',
  test: 'Please try things with accounts of your own only, read and change nobody else’s data, and do not overload the shop.',
}
