export const stockTexts = {
  title: 'Prices and stock',
  reason: {
    label: 'Why stock changes',
    kind: 'A changed stock is',
    kinds: {
      CORRECTION: 'a correction',
      DELIVERY: 'a delivery',
    },
    cause: 'Why, or from whom',
    /** What the field contains until the operator writes something else. */
    causes: {
      CORRECTION: 'Counted',
      DELIVERY: 'Delivery received',
    },
  },
  grid: {
    columns: {
      product: 'Product',
      price: 'Price in rupees',
      stock: 'Stock',
      outcome: 'Saved?',
    },
    cells: {
      price: (product: string) => `Price of ${product}`,
      stock: (product: string) => `Stock of ${product}`,
    },
    notPublished: '(not published)',
    faults: {
      price: 'Enter a price above zero, with at most two decimals',
      stock: 'Enter a whole number from 0',
    },
    saved: 'Saved',
    conflict: (price: string, stock: string) =>
      `Not saved: somebody else has changed this, or some were sold, meanwhile. It is ${price} and ${stock} now.`,
    keepTheirs: 'Keep theirs',
    saveMine: 'Save mine',
  },
  ofProduct: (count: number) => `Stock: ${count}`,
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
  notAChange: 'Enter a whole number other than 0',
  outOfRange: (most: string) => `The stock can neither fall below 0 nor rise above ${most}.`,
}
