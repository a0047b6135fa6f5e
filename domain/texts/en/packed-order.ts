/** To customers whose order was packed on a phone: the mail if something differs, and the page of the order. */
export const packedOrderTexts = {
  subject: (order: number) => `Your order #${order} is packed, with a change`,
  preview: 'Not everything was there as you ordered it.',
  heading: 'Your order is packed',
  text: (order: number) =>
    `Your order #${order} is packed. Not everything was there as you ordered it:`,
  asOrdered: 'Everything is there as you ordered it.',
  leftOut: 'Left out',
  replaced: (substitute: string, amount: string) => `${substitute} instead, for ${amount}`,
  /** On the credit notes. */
  causes: {
    NOT_SUPPLIED: 'It was not there when we packed your order.',
    NOT_DELIVERED: 'We could not hand it over, and do not send it again.',
    CHEAPER: 'What we packed instead costs less.',
  },
  nothingFound: 'Nothing of your order was there when we wanted to pack it. We are sorry.',
}
