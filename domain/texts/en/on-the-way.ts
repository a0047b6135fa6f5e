/** What customers read of a delivery by the shop's own vans: mails, and the page of the order. */
export const onTheWayTexts = {
  out: {
    subject: (order: number) => `Your order #${order} comes today`,
    heading: 'Your order is on its way',
    left: (order: number) => `Your order #${order} has left our store and comes today.`,
    leftFor: (order: number, hours: string) =>
      `Your order #${order} has left our store and comes today, ${hours}.`,
    bags: (count: number) => (count === 1 ? '1 bag' : `${count} bags`),
    load: 'Bags',
  },
  delivered: {
    subject: (order: number) => `Your order #${order} is delivered`,
    preview: (time: string) => `Handed over at ${time}.`,
    heading: 'Your order is delivered',
    handedOver: (order: number, time: string) => `Your order #${order} was handed over at ${time}.`,
    receivedBy: 'Taken by',
    claims: (until: string) =>
      `Is something damaged or missing? Tell us on the page of the order, until ${until}.`,
  },
  nobodyHome: {
    subject: (order: number) => `We missed you with your order #${order}`,
    preview: (time: string) => `We rang at ${time}, and nobody was at home.`,
    heading: 'We rang and missed you',
    rang: (order: number, time: string) =>
      `We wanted to bring your order #${order} at ${time}, and nobody was at home. It is back in our store.`,
    next: (phone: string) =>
      `We will come again and write to you before. If another day suits you better, call us: ${phone}.`,
  },
  /** "4:05 PM on Nov 20" */
  timeOnDay: (time: string, day: string) => `${time} on ${day}`,
  title: 'Delivery',
  stages: {
    OUT: 'It is on its way and comes today.',
    DELIVERED: 'It is delivered.',
    NOBODY_HOME: 'We rang and missed you. We will come again.',
    REFUSED: 'It was not accepted at the door. We will call you.',
  },
  receivedBy: (name: string) => `Taken by: ${name}`,
  seePhoto: 'See the photograph',
  photo: 'Your order at the door',
  photoNotLoaded: 'We could not load the photograph. Please try again.',
}
