/** The sheets that go through hands where orders are packed, in the language that is read there. */
export const sheetTexts = {
  order: (id: number) => `Order ${id}`,
  goesWith: (orders: string) => `Goes with order ${orders}`,
  picking: {
    shelves: 'From the shelves',
    caption: (orderCount: number) =>
      `Products of ${orderCount} ${orderCount === 1 ? 'order' : 'orders'}, packages opened`,
    columns: {
      units: 'Units',
      product: 'Product',
      orders: 'Into orders',
    },
    boxes: 'Into the boxes',
    note: (note: string) => `Customer’s note: ${note}`,
    missing: (goods: string) => `Still missing, so keep this box here: ${goods}`,
  },
  slip: {
    promised: (date: string) => `With them by ${date}`,
    contents: 'In this box',
    notInside: 'Not in this box',
    copy: 'A copy: this order has left the store already.',
  },
  missingItems: {
    title: 'If something is missing',
    choices: {
      REPLACE: 'Replace it with something similar, never dearer',
      LEAVE_OUT: 'Leave it out, the money goes back',
      CALL: 'Call the customer first',
    },
    ofLine: <Part>(name: Part, choice: string) => [name, `: ${choice}`],
  },
}
