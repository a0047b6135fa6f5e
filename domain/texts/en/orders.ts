export const repaymentTexts = {
  pay: 'Pay Now',
  paying: 'Processing...',
  processing: 'Processing payment...',
  redirecting: 'Redirecting to payment gateway...',
  refused: 'Failed to process re-payment',
  failed: 'Failed to process re-payment. Please try again.',
}

export const orderTexts = {
  head: (shop: string) => ({
    title: 'Orders',
    description: `Your ${shop} orders: what is to be paid, what is paid and what has arrived.`,
    keywords: ['orders', 'order history', 'payment', shop],
  }),
  loading: 'Loading orders',
  notLoadedTitle: 'Error Loading Orders',
  notLoaded: 'Failed to fetch orders',
  refresh: 'Refresh',
  refreshing: 'Refreshing...',
  byStatus: 'Orders by status',
  filters: { All: 'All', PENDING: 'PENDING', PAID: 'PAID', COMPLETED: 'COMPLETED' },
  emptyTitle: 'No Orders Found',
  emptyAll: "You haven't placed any orders yet.",
  emptyFiltered: (status: string) => `No ${status} orders found.`,
  /** The word before the number is only read out. */
  numbered: <Part>(number: string, readOut: (words: string) => Part) => [readOut('Order '), number],
  view: 'View order',
  back: 'Back to Orders',
  details: 'Order details',
  info: 'Order info',
  id: 'Order ID',
  date: 'Date',
  type: 'Type',
  types: {
    customPackage: 'Custom Package',
    package: 'Pre-made Package',
    product: 'Individual Products',
    mixed: 'Mixed Order',
  },
  paymentInfo: 'Payment info',
  method: 'Method',
  unnamedMethod: 'Online Payment',
  transaction: 'Transaction',
  noTransaction: 'N/A',
  status: 'Status',
  statuses: {
    PENDING: 'To Pay',
    PAID: 'Paid',
    COMPLETED: 'Completed',
    CANCELLED: 'CANCELLED',
    UNKNOWN: 'Unknown',
  },
  /** What stands before the day by which an order of this status is promised. */
  promises: {
    delivered: {
      PENDING: 'Pay today, with you by',
      PAID: 'With you by',
      COMPLETED: 'Promised by',
    },
    collected: {
      PENDING: 'Pay today, ready by',
      PAID: 'Ready by',
      COMPLETED: 'Promised by',
    },
  },
  /** The same with the day. */
  promisesOf: {
    delivered: {
      PENDING: <Day>(day: Day) => ['Pay today, with you by ', day],
      PAID: <Day>(day: Day) => ['With you by ', day],
      COMPLETED: <Day>(day: Day) => ['Promised by ', day],
    },
    collected: {
      PENDING: <Day>(day: Day) => ['Pay today, ready by ', day],
      PAID: <Day>(day: Day) => ['Ready by ', day],
      COMPLETED: <Day>(day: Day) => ['Promised by ', day],
    },
  },
  notes: 'Notes',
  hasNotes: 'Has notes',
  noNotes: 'No notes',
  // Not in the specification:
  deliverTo: 'Deliver to',
  packageLines: 'Package items',
  productLines: 'Individual products',
  unnamedPackage: 'Package',
  unnamedCustomPackage: 'Custom Package',
  packageCount: (count: number) => (count === 1 ? '1\u00a0package' : `${count}\u00a0packages`),
  productCount: (count: number) => (count === 1 ? '1\u00a0product' : `${count}\u00a0products`),
  summary: 'Summary',
  packages: 'Packages',
  products: 'Products',
  collectAt: 'Collect at',
  deliveryFee: 'Delivery fee',
  savings: 'Total savings',
  total: 'Total value',
  // Not in the specification:
  missing: (goods: string) =>
    `Sold out when your payment came in: ${goods}. We will write to you as soon as we know more.`,
  deliveryGone:
    'The order that these goods were added to is on its way or cancelled, so they cannot come with it. Please order them again.',
  showMore: 'Show more orders',
  unknown: 'This order does not exist.',
  again: {
    order: 'Order again',
    onceMoreTitle: 'Already in your cart',
    onceMore:
      'You have just put this order into your cart. Do you want to add all of it once more?',
    addOnceMore: 'Add once more',
    all: "Everything of this order is in your cart, at today's prices.",
    some: "What is still there is in your cart, at today's prices. Not in it:",
    none: 'Nothing of this order is there any more:',
    notSold: (name: string) => `${name} is no longer sold.`,
    deleted: (name: string) => `${name} is no longer among your packages.`,
    soldOut: (name: string) => `${name} is out of stock.`,
    fewerLeft: (name: string, left: number, ordered: number) =>
      `${name}: only ${left} of ${ordered} are left.`,
    otherContents: (name: string) => `${name}: what is inside has changed since you ordered it.`,
  },
  invoice: 'Invoice',
  noInvoice: 'This order has no invoice: there is one for paid orders only.',
}

/** Cancelling one's own order. Not in the specification; shown only where the shop allows it. */
export const cancellationTexts = {
  open: 'Cancel order',
  title: (orderId: number) => `Cancel order #${orderId}?`,
  unpaid: 'Its goods go back to our shelves. Nothing is charged. This cannot be undone.',
  paid: (amount: string) =>
    `Its goods go back to our shelves, and we give ${amount} back to you, the way you paid. This cannot be undone.`,
  confirm: 'Cancel order',
  keep: 'Keep order',
  done: 'Your order is cancelled.',
  failed: 'Your order could not be cancelled. Please try again.',
}

/** What is said about money that goes back to the customer. The specification fixes none of it. */
export const moneyBackTexts = {
  tooMuch: {
    owed: (amount: string) =>
      `You have paid ${amount} more than this order costs. We will give it back to you, and there is nothing that you need to do.`,
    underWay: (amount: string) =>
      `You have paid ${amount} more than this order costs. We are giving it back to you, the way you paid.`,
    made: (amount: string) =>
      `You have paid ${amount} more than this order costs. We have given it back to you, the way you paid; your bank may need some days to show it.`,
  },
  /** After a credit, or after a refund in the gateway's own portal: what was paid for the goods goes back. */
  ofPrice: {
    owed: (amount: string) =>
      `We will give ${amount} of your payment back to you, and there is nothing that you need to do.`,
    underWay: (amount: string) => `We are giving ${amount} of your payment back to you.`,
    made: (amount: string) =>
      `We have given ${amount} of your payment back to you; your bank may need some days to show it.`,
  },
  cancelled: {
    owed: (amount: string) =>
      `Your payment of ${amount} came in after this order was cancelled. We will give it back to you, and there is nothing that you need to do.`,
    underWay: (amount: string) =>
      `This order is cancelled. We are giving ${amount} back to you, the way you paid.`,
    made: (amount: string) =>
      `This order is cancelled. We have given ${amount} back to you, the way you paid; your bank may need some days to show it.`,
  },
  hasGoneBack: 'This order is cancelled. Your payment has already gone back to you.',
  nothingCharged: 'This order is cancelled, and nothing was charged for it.',
}

export const invoiceTexts = {
  head: (shop: string) => ({
    title: (orderId: string) => `Invoice ${orderId}`,
    description: `The invoice of a paid ${shop} order, to be printed.`,
    keywords: ['invoice', 'order', 'payment', shop],
  }),
  backToOrder: (number: string) => `Back to order ${number}`,
  print: 'Print',
  title: 'Invoice',
  number: 'Invoice number',
  ordered: 'Ordered',
  paid: 'Paid',
  paidWith: 'Paid with',
  transaction: 'Transaction',
  billedTo: 'Billed to',
  deliverTo: 'Deliver to',
  item: 'Item',
  price: 'Price',
  quantity: 'Quantity',
  amount: 'Amount',
  beforeDiscount: 'Before discount',
  discount: 'Discount',
  deliveryFee: 'Delivery fee',
  total: 'Total paid',
}
