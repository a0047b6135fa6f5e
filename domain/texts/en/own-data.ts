/** The profile's part about a customer's own data. The specification fixes none of this. */
export const ownDataTexts = {
  title: 'Your data',
  introduction:
    'Take a copy of everything that we keep about you, or have your account deleted. Both need your password.',
  copyUntilThen: 'Until then you can take a copy of everything that we keep about you.',
  unconfirmed:
    'Your messages to us and the monthly updates belong to your email address. They come with the copy, and go with the account, once the address is confirmed.',
  notLoaded: 'We could not look up whether your account is to be deleted. Please try again.',
  tryAgain: 'Try again',
  passwordHint: 'So that nobody else can do this.',
  download: {
    open: 'Download your data',
    label: 'Download your data',
    text: 'One file with your details, addresses, cart, packages, orders, payments, messages and consents. Any text editor opens it.',
    submit: 'Download',
    sending: 'Collecting...',
    done: 'Your data was downloaded.',
    failed: 'Your data could not be downloaded. Please try again.',
    file: (shop: string, day: string) => `${shop} my data ${day}.json`,
  },
  erasure: {
    open: 'Delete your account',
    label: 'Delete your account',
    deleted:
      'Deleted: your name, email address, NIC, phone number, password and passkeys, your addresses, cart, packages and feedback, your messages to us, and the monthly updates.',
    kept: 'Kept: your orders and payments with goods, amounts and dates, without your name and address. The law wants a shop to keep its books for years.',
    orders:
      'Orders that you have paid for come first, and money that you get back. Orders that are not paid are cancelled.',
    time: (days: number) =>
      `You have ${days} days to change your mind. Until then you can sign in and shop as before, and that changes nothing about it.`,
    submit: 'Delete my account',
    sending: 'Just a moment...',
    done: 'We have written to you about it.',
    failed: 'This did not work. Please try again.',
  },
  pending: {
    when: (day: string) => `Your account will be deleted on ${day}.`,
    soon: 'Your account will be deleted soon.',
    waits: (orders: string) =>
      `It waits until these orders are delivered, and money that you get back is paid: ${orders}.`,
    order: (orderId: number) => `#${orderId}`,
    keep: 'Keep my account',
    keeping: 'Just a moment...',
    kept: 'Your account stays.',
    failed: 'This did not work. Please try again.',
  },
}
