export const settingsTexts = {
  title: 'Settings',
  text: 'With everything off, the shop works as it was built. A change counts at once, for everyone.',
  on: 'On',
  submit: 'Save',
  saved: (name: string) => `Saved: ${name}`,
  changed: <Part>(operator: string, date: Part) => [`Changed by ${operator} on `, date],
  onOrOff: 'Choose on or off.',
  wrong: 'This setting cannot have this value.',
  settings: {
    'orders.customersMayCancel': {
      name: 'Customers cancel their own orders',
      hint: 'On the page of an order, until it has left the store. The goods go back to the shelves. What was paid is refunded at once where the gateway can do it; otherwise the order waits at the top of the list to be refunded by hand.',
    },
  },
}
