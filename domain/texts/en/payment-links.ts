/** The link with which somebody pays an order that the shop has entered for them. */
export const paymentLinkTexts = {
  mail: {
    preview: (amount: string) => `${amount}, to be paid with the link in this mail.`,
    held: (order: number, until: string) =>
      `We have noted your order #${order} and keep its goods for you until ${until}. It is on its way as soon as its payment is in.`,
    heldToCollect: (order: number, until: string) =>
      `We have noted your order #${order} and keep its goods for you until ${until}. We pack it as soon as its payment is in.`,
    pay: (amount: string) => `Pay ${amount}`,
  },
  title: 'Pay your order',
  languages: 'Language',
  greeting: (name: string) => `Hello ${name}`,
  until: (time: string) => `We keep the goods for you until ${time}.`,
  pay: 'Pay Now',
  justPaid: 'Have you just paid? It can take a minute until we know of it.',
  lookAgain: 'Look again',
  paid: {
    heading: 'Thank you, it is paid',
    text: (order: number) => `The payment of order #${order} is in. We are packing it for you.`,
  },
  completed: {
    heading: 'Thank you, it is paid',
    text: (order: number) => `The payment of order #${order} is in.`,
  },
  lapsed: {
    heading: 'This link has ended',
    text: (order: number, phone: string) =>
      `Order #${order} was not paid in time, and its goods are back on the shelves. Call us, and we will enter it again: ${phone}`,
  },
  cancelled: {
    heading: 'This order is cancelled',
    text: (order: number, phone: string) =>
      `Nothing has to be paid for order #${order}. If that is not right, call us: ${phone}`,
  },
  cancelledPaid: {
    heading: 'This order is cancelled',
    text: (order: number, phone: string) =>
      `You have paid for order #${order}. We will give the money back to you, and there is nothing that you need to do. If that is not right, call us: ${phone}`,
  },
  unknown: {
    heading: 'This link is not known',
    text: 'It may be incomplete. Please open the whole link, or ask us for another one.',
  },
}
