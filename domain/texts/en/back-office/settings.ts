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
      hint: 'On the page of an order, until it has left the store or its picking on a phone has begun. The goods go back to the shelves. What was paid is refunded at once where the gateway can do it; otherwise the order waits at the top of the list to be refunded by hand.',
    },
    'orders.missingItems': {
      name: 'Customers choose what happens when something is missing',
      hint: 'At the checkout, for the whole order or for each product: replace it with something similar that is never dearer, leave it out and give the money back, or call first. The choice is remembered for the next order. Picking sheets, packing slips and the page of the order show it.',
    },
    'orders.callFirst': {
      name: 'Calling is one of these choices',
      hint: 'Switch it off if nobody can call customers while orders are packed. It has no effect while customers are not asked.',
    },
    'orders.picking': {
      name: 'Orders are picked on a phone',
      hint: 'The navigation shows “Picking”: who packs an order ticks off on a phone what goes into it, notes what is missing or replaced, and the money for it is given back when the order is packed. Sheets on paper stay as they are.',
    },
    'orders.story': {
      name: 'Orders tell what happened to them',
      hint: 'Customers read on the page of an order, below everything else, when it was placed, paid, packed, cancelled or refunded.',
    },
  },
}
