export const stockTexts = {
  title: 'Prices and stock',
  reason: {
    label: 'Why stock changes',
    kind: 'What you type as stock is',
    kinds: {
      COUNT: 'a count: the stock becomes that',
      DELIVERY: 'a delivery: it is added',
    },
    countHint:
      'Count also what was picked and is not packed yet. Then leave out what is in orders that are not packed yet: it is off the stock already.',
    cause: 'Why, or from whom',
    /** What the field contains until the operator writes something else. */
    causes: {
      COUNT: 'Counted',
      DELIVERY: 'Delivery received',
    },
  },
  grid: {
    columns: {
      product: 'Product',
      price: 'Price in rupees',
      stock: 'Stock',
      delivered: 'Delivered',
      outcome: 'Saved?',
    },
    cells: {
      price: (product: string) => `Price of ${product}`,
      stock: (product: string) => `Stock of ${product}`,
      delivered: (product: string) => `Delivered of ${product}`,
    },
    notPublished: '(not published)',
    inStock: (count: number) => `${count} in stock`,
    saved: 'Saved',
    added: (delivered: number, stock: number) => `${delivered} added: ${stock} in stock now`,
    absent: 'This product is no longer here.',
    /** Where the grid is no longer on the screen. */
    perhapsUnsaved: (products: string) =>
      `What you typed for ${products} is perhaps not saved. Look at it again in prices and stock.`,
    perhapsAdded:
      'There was no answer, so the delivery may have been added or not. Load the page again and look at the stock first.',
    conflict: (price: string, stock: string) =>
      `Not saved: somebody else has changed this, or some were sold. It is now ${price} and ${stock}.`,
    keepTheirs: 'Keep theirs',
    saveMine: 'Save mine',
  },
  ofProduct: (count: number) => `Stock: ${count}`,
  /** On the shelves too, but off the stock already. */
  setAside: (count: number) => `and ${count} in orders to pack`,
  change: {
    label: 'Change the stock',
    submit: 'Change stock',
    kind: 'What',
    kinds: {
      DELIVERY: 'Delivery received',
      CORRECTION: 'Correction',
    },
    count: 'How many',
    cause: 'From whom, or why',
    done: (stock: number) => `The stock is ${stock} now.`,
  },
  ledger: {
    title: 'Stock ledger',
    columns: {
      at: 'When',
      kind: 'What',
      change: 'Change',
      stock: 'Stock',
      cause: 'Why',
    },
    kinds: {
      OPENING: 'At the beginning',
      SALE: 'Sale',
      HOLD: 'Hold',
      HOLD_ENDED: 'Given back',
      CORRECTION: 'Correction',
      DELIVERY: 'Delivery',
    },
    causeOfOrder: (orderId: number, cause: string) => `Order ${orderId}: ${cause}`,
  },
  causeRequired: 'Say why the stock changes',
  notAStock: (most: string) => `Enter a whole number from 0 to ${most}`,
  notAChange: (most: string) => `Enter a whole number other than 0: ${most} more or fewer at most`,
  notADelivery: (most: string) =>
    `Enter how many were delivered: a whole number above 0, ${most} at most`,
  notInDigits: 'Write a whole number in digits only, such as 1000: without commas, points or words',
  outOfRange: (most: string) => `The stock can neither fall below 0 nor rise above ${most}.`,
}
