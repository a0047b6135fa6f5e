/** Orders that are given to a charity, if the shop wants that. */
export const giftTexts = {
  give: 'Give it to a charity',
  notGiven: 'No, it is for the address above',
  given: (name: string) => `You give this order to ${name}.`,
  gift: 'A gift',
  failed: 'Failed to choose the charity. Please try again.',
}
