/** A customer who wants to know when a product is in stock again. */
export const stockAlertTexts = {
  ask: 'Tell me when it is back',
  asked: 'We will mail you when it is back.',
  withdraw: 'Do not tell me',
  login: 'Please login, so that we can mail you.',
  failed: 'That did not work. Please try again.',
}

export const stockAlertMailTexts = {
  subject: (count: number, first: string) =>
    count === 1 ? `Back in stock: ${first}` : `Back in stock: ${first} and ${count - 1} more`,
  preview: 'You asked us to tell you.',
  heading: 'Back in stock',
  notHeld: 'We hold nothing back for you: first come, first served.',
  view: 'To the shop',
  reason: (shop: string) =>
    `You get this mail once, because you asked for it on a product’s page of ${shop}.`,
}
