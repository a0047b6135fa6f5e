export const dashboardTexts = {
  title: 'Dashboard',
  asOf: <Moment>(at: Moment) => ['As of ', at],
  waiting: {
    title: 'Waiting for you',
    concerns: 'Orders to look at first',
    toPack: 'Orders to pack',
    messages: 'Messages to answer',
    low: 'Products running out',
    differences: 'Differences with the gateway',
  },
  periods: {
    TODAY: { now: 'Today', earlier: 'Yesterday', earlierByNow: 'Yesterday by now' },
    WEEK: { now: 'This week', earlier: 'Last week', earlierByNow: 'Last week by now' },
    MONTH: { now: 'This month', earlier: 'Last month', earlierByNow: 'Last month by now' },
  },
  sales: {
    title: 'Sold',
    remark:
      'What was paid in this time and not cancelled since, less what was given back of it, against the time before up to the same moment. Sri Lankan time; weeks begin on Monday.',
    against: {
      TODAY: (comparison: string) => `Against yesterday by now: ${comparison}`,
      WEEK: (comparison: string) => `Against last week by now: ${comparison}`,
      MONTH: (comparison: string) => `Against last month by now: ${comparison}`,
    },
    until: (period: string, moment: string) => `${period} until ${moment}`,
    inAll: (period: string) => `${period} in all`,
  },
  days: {
    title: 'The last 30 days',
    picture: 'What each day sold, as columns; the table has the figures',
    best: <Amount>(day: string, amount: Amount) => [`Most on ${day}: `, amount],
    today: 'Today',
    caption: 'What each day sold',
    all: (days: number) => `Show all ${days} days`,
    fewer: (days: number) => `Show the last ${days} days only`,
    columns: { day: 'Day', orders: 'Orders', sold: 'Sold' },
  },
  placed: {
    title: 'Orders by status',
    remark:
      'The orders placed in this time, by what has become of them; the time before is counted up to the same moment.',
    picture: 'How many orders were placed, in the colours that the table names.',
    caption: 'Orders placed, by status',
    status: 'Status now',
  },
  low: {
    title: 'Running out',
    remark: (most: number) =>
      `Published products of which ${most} or fewer are on the shelf. What unpaid orders hold is off it already, and comes back when they lapse.`,
    none: 'Nothing runs out.',
    caption: 'Products running out',
    columns: { product: 'Product', stock: 'On the shelf', held: 'Held by unpaid orders' },
    all: (count: number, figure: string) =>
      count === 1 ? 'The one product in prices and stock' : `All ${figure} in prices and stock`,
  },
  promises: {
    title: 'Promised deliveries',
    remark: (days: number) =>
      `Of the last ${days} days. A promise is kept if the order left the store before the promised hours ended.`,
    kept: (kept: number, broken: number) => `${kept} kept, ${broken} broken`,
    late: 'Late, and still in the store',
    filling: 'Times that fill up',
    room: (booked: number, capacity: number) => `${booked} of ${capacity} orders`,
  },
  holds: {
    title: 'Held by unpaid orders',
    remark: (part: number, amount: string) =>
      `Customers whose unpaid orders hold one in ${part} units of a product or more, or goods for ${amount}, now. It comes back when the orders lapse.`,
    newcomers: (products: number, accounts: number) =>
      `${accounts} new accounts together hold a quarter or more of ${products === 1 ? 'one product' : `${products} products`}. They can never hold more than half of one.`,
    caption: 'Customers whose unpaid orders hold much',
    columns: {
      customer: 'Customer',
      orders: 'Unpaid orders',
      amount: 'Worth',
      products: 'Products held much of',
      until: 'Until',
    },
    most: (shown: number, total: number) => `The ${shown} that hold most, of ${total}.`,
  },
  bestSellers: {
    title: 'Best sellers',
    remark:
      'Units sold, on their own and inside packages; the thin bar is the time before up to the same moment.',
    period: 'Time of the best sellers',
    columns: { units: 'Units', orders: 'In orders', earlierUnits: 'Units before' },
    product: {
      header: 'Products',
      caption: 'Best selling products',
      none: 'No products sold yet in this time.',
    },
    package: {
      header: 'Packages',
      caption: 'Best selling packages',
      none: 'No packages sold yet in this time.',
    },
  },
}

/** A figure compared with the earlier one. */
export const comparisonTexts = {
  nothingBefore: 'nothing then',
  equal: 'as much',
  hardlyMore: 'hardly more',
  hardlyLess: 'hardly less',
  more: (percent: number) => `${percent}% more`,
  less: (percent: number) => `${percent}% less`,
  times: (factor: number) => `${factor} times as much`,
}

export const gatewayDifferenceTexts = {
  title: 'Gateway against orders',
  remark: <Moment>(since: Moment) => [
    'All that was paid since ',
    since,
    ', every refund that is not done, and every payment that the shop could not book until somebody has dealt with it.',
  ],
  state: 'Differences with the gateway',
  states: { OPEN: 'Open', SETTLED: 'Dealt with' },
  none: { OPEN: 'They agree.', SETTLED: 'Nothing yet.' },
  caption: 'Differences between the gateway and the orders',
  latest: (shown: number, all: string) => `The latest ${shown} of ${all}.`,
  columns: {
    order: 'Order',
    kind: 'What differs',
    amount: 'Amount',
    payment: 'Payment',
    since: 'Since',
    settlement: 'Dealt with',
  },
  noOrder: 'None',
  noPayment: 'None',
  kinds: {
    ORDER_WITHOUT_PAYMENT: 'The order is paid, and the gateway told of no payment',
    PAYMENT_WITHOUT_ORDER: 'The gateway told of a payment, and the order is not paid',
    UNKNOWN_ORDER: 'A payment for an order that the shop does not know',
    WRONG_AMOUNT: 'A payment of another amount than was asked for',
    WRONG_CURRENCY: 'A payment in another currency',
    PAID_TOO_MUCH: 'Paid twice, or paid although cancelled, and not given back',
    TAKEN_BACK:
      'Charged back or refunded at the gateway while the order goes on, or charged back after its refund',
    REFUND_OPEN: 'A refund was asked for and is not done',
  },
  settle: 'Mark as dealt with',
  reopen: 'Open again',
  /** After the words of a button, for screen readers. */
  ofPayment: (id: string | null) => `: payment ${id}`,
  settlement: {
    title: (id: string | null) => `Payment ${id}`,
    label: (id: string | null) => `Payment ${id} is dealt with`,
    submit: 'It is dealt with',
    note: 'What was done',
    noteHint: 'As the number of a refund. No names: this is kept for the books.',
    byAt: <Moment>(operator: string, at: Moment) => [`${operator}, `, at],
  },
}
