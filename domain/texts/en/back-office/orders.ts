import { undoMinutes } from '../../../limits.ts'
import type { OrderEventKind } from '../../../orders/event-kinds.ts'

export const ordersTexts = {
  title: 'Orders',
  all: 'All orders',
  none: 'There is no such order.',
  exportLines: 'Export lines',
  order: (id: number | string) => `Order ${id}`,
  filters: {
    search: 'Id, name, phone, transaction',
    status: 'Status',
    area: 'Street or postal code',
    from: 'From',
    to: 'To',
  },
  urgent: {
    title: 'To look at first',
    caption: 'Orders to look at first',
    all: (count: number) => `All ${count}`,
  },
  allStatuses: 'All',
  /** For those who pack. Customers read other names. A paid order that is not packed is TO_PACK. */
  statuses: {
    PENDING: 'Not paid',
    TO_PACK: 'To pack',
    PAID: 'Paid, in the store',
    COMPLETED: 'Completed',
    CANCELLED: 'Cancelled',
  },
  /** Further filters of the list. */
  extraStatuses: {
    HELD: 'Not paid, goods held',
    LAPSED: 'Not paid, hold lapsed',
    SOLD: 'Sold: paid, not cancelled',
  },
  concerns: {
    SHORT: 'Paid, but short',
    REFUND_OPEN: 'Refund open',
    PAID_TOO_MUCH: 'Paid too much',
    CHARGED_BACK: 'Charged back',
    NO_SLOT: 'Delivery time lost',
    CLAIM_OPEN: 'Claim open',
    TO_SEND_AGAIN: 'To send again',
  },
  /** The total of a list of what was sold. */
  sold: <Part>(amount: Part) => [amount, ', less what was given back'],
  /** The filters of a list that was opened from the dashboard. Either end of a period may be missing. */
  scope: {
    placed: (from: string | undefined, until: string | undefined) => `Placed${time(from, until)}`,
    paid: (from: string | undefined, until: string | undefined) => `Paid${time(from, until)}`,
    withProduct: (id: string) => `With product ${id} in them`,
    withPackage: (id: string) => `With package ${id} in them`,
  },
  columns: {
    order: 'Order',
    status: 'Status',
    placed: 'Placed',
    promised: 'With them by',
    recipient: 'Recipient',
    area: 'Area',
    collected: (place: string) => `Collected at ${place}`,
    total: 'Total',
  },
  move: {
    title: 'Another delivery time',
    text: 'The customer gets a mail with the new time and your reason.',
    time: 'Time',
    choose: 'Choose one',
    reason: 'Reason, for the customer',
    required: 'Give the customer a reason.',
    submit: 'Move',
    moved: (id: number) => `Order ${id} is moved.`,
    full: 'full',
    lost: 'This time was no longer free when the payment came. Choose another one with the customer.',
  },
  choose: (id: number) => `Choose order ${id}`,
  noneChosen: 'Choose orders to print or complete them',
  chosen: (count: number) => `${count} chosen`,
  mostChosen: (most: number) => `At most ${most} at once are printed or completed.`,
  dropped: {
    changed: (ids: readonly number[]) =>
      `Changed by somebody else, so not chosen any more: ${ids.map((id) => `#${id}`).join(', ')}.`,
    hindered: (ids: readonly number[]) =>
      `Cannot be completed, so not chosen any more: ${ids.map((id) => `#${id}`).join(', ')}.`,
  },
  chooseNone: 'Choose none',
  complete: 'Complete',
  confirmComplete: (ids: readonly number[]) =>
    `${orders(ids)}: packed, and leaving the store? The customer gets a mail in ${undoMinutes} minutes.`,
  completed: (ids: readonly number[]) => `${orders(ids)} completed`,
  /** Why an order cannot be completed. */
  toPicking: 'Picking',
  packed: {
    title: 'Packed',
    at: <Part>(moment: Part, bags: number) => [
      moment,
      `, ${bags === 1 ? '1 bag' : `${bags} bags`}`,
    ],
  },
  hindrances: {
    NOT_PAID: (orderId: number) =>
      `Order ${orderId} is not paid, or is completed or cancelled already.`,
    PICKING: (orderId: number) => `Order ${orderId} is still being picked: pack it first.`,
    SHORT: (orderId: number) =>
      `Goods are missing for order ${orderId}: supply them, leave them out, or cancel it.`,
    MONEY_GONE: (orderId: number) => `The payment for order ${orderId} was taken back: cancel it.`,
  },
  /** The same where the status is known. */
  notToComplete: {
    PENDING: (orderId: number) => `Order ${orderId} is not paid.`,
    COMPLETED: (orderId: number) => `Order ${orderId} is completed already.`,
    CANCELLED: (orderId: number) => `Order ${orderId} is cancelled.`,
  },
  cannotComplete: 'Not ready to leave the store',
  hindered: (hindered: number, chosen: number) =>
    chosen === 1
      ? 'This order cannot be completed:'
      : `${hindered} of the ${chosen} orders cannot be completed:`,
  confirmOthers: (count: number) =>
    count === 1
      ? `The other one: packed, and leaving the store? The customer gets a mail in ${undoMinutes} minutes.`
      : `The other ${count}: packed, and leaving the store? Their customers get a mail in ${undoMinutes} minutes.`,
  completeOthers: (count: number) =>
    count === 1 ? 'Complete the other one' : `Complete the other ${count}`,
  lines: {
    caption: (orderId: number) => `What was bought in order ${orderId}`,
    columns: {
      name: 'What',
      units: 'Units',
      amount: 'Amount',
    },
    beforeDiscount: 'Before discount',
    discount: 'Discount',
    deliveryFee: 'Delivery fee',
    total: 'Total',
  },
  facts: {
    collectAt: 'Collected at',
    title: 'Delivery and payment',
    recipient: 'Recipient',
    contact: 'Contact',
    surprise: 'Surprise',
    notTold: 'The recipient is not told before it comes',
    notes: 'Customer’s notes',
    customer: 'Customer',
    noCustomer: 'No longer here',
    placed: 'Placed',
    promised: 'With them by',
    paidWith: 'Paid with',
    notPaid: 'Nothing yet',
    transaction: 'Transaction',
    kept: 'Kept of it',
  },
  history: {
    title: 'History',
    events: {
      PLACED: 'Placed',
      PAYMENT_STARTED: 'Payment started',
      PAYMENT_NOTIFIED: 'News from the gateway',
      PAID: 'Paid',
      PAID_AGAIN: 'Paid again',
      STOCK_RELEASED: 'Goods back on the shelves',
      STOCK_SHORT: 'Goods missing',
      STOCK_SUPPLIED: 'Missing goods supplied',
      PICKING_STARTED: 'Picking begun',
      PICKING_GIVEN_BACK: 'Given back by its picker',
      PACKED: 'Packed',
      PACKING_UNDONE: 'Opened again',
      COMPLETED: 'Completed',
      COMPLETION_UNDONE: 'Not out after all',
      OUT_AGAIN: 'Out again',
      OUT_AGAIN_UNDONE: 'Not out again after all',
      DELIVERED: 'Delivered',
      NOT_DELIVERED: 'Not delivered',
      SLOT_MOVED: 'Given another delivery time',
      SLOT_LOST: 'Delivery time lost',
      CANCELLED: 'Cancelled',
      CREDITED: 'Money given back',
      CLAIMED: 'Claim made',
      CLAIM_WITHDRAWN: 'Claim withdrawn',
      CLAIM_ANSWERED: 'Claim answered',
      REPLACEMENT_PACKED: 'Replacement packed',
      REPLACEMENT_LEFT: 'Replacement sent',
      REPLACEMENT_BACK: 'Replacement not out after all',
      REFUND_REQUESTED: 'Refund asked for',
      REFUNDED: 'Refunded',
    } satisfies Record<OrderEventKind, string>,
  },
  notes: {
    title: 'Notes',
    form: 'Add a note',
    field: 'A note for operators only',
    submit: 'Add note',
    required: 'Write the note first.',
  },
  chargedBack: {
    title: 'Charged back',
    text: 'The customer’s bank has taken the payment back. Ask the gateway before this order leaves the store, or cancel it.',
  },
  shortage: {
    title: 'Paid, but short',
    text: 'The payment came when these were no longer on the shelves:',
    missing: (quantity: number, name: string, inStock: number) =>
      `${quantity} × ${name} missing, ${inStock} on the shelves now`,
    supply: 'Supply what is missing',
    submit: 'Take them off the shelves for this order',
    supplied: 'Nothing is missing any more',
    stillMissing: 'Get them in, leave them out, or cancel the order and refund it.',
    leaveOut: 'Leave out what is missing',
    leaveOutSubmit: 'Leave it out and give the money back',
    leftOut: 'Left out, and the money is given back',
  },
  changes: {
    again: 'Enter again with changes',
    add: 'Add goods',
    goesWith: 'In the same delivery as order',
  },
  undo: {
    title: 'Not out after all',
    reason: 'Why has it not left the store',
    mailWaits: <Part>(time: Part) => [
      'The mail to the customer waits until ',
      time,
      '. Until then they are mailed nothing, and the reason stays here.',
    ],
    mailGone:
      'The customer was mailed that it is on its way. They get another mail with this reason, word for word.',
    collected: 'It is collected by the customer, who is mailed nothing. The reason stays here.',
    reasonRequired: 'Say why, so that others know.',
    submit: 'Back to packing',
    done: (orderId: number) => `Order ${orderId} is to be packed again`,
  },
  cancellation: {
    title: 'Cancel this order',
    reason: 'Why',
    hint: 'The customer gets it by mail, word for word. The goods go back to the shelves.',
    reasonRequired: 'Say why, so that the customer knows.',
    submit: 'Cancel the order',
    /** The question before it; the refund is missing when nothing was paid. */
    confirm: (
      orderId: number,
      refund: { way: 'GATEWAY' | 'BY_HAND'; amount: string } | undefined,
    ) =>
      [
        `Cancel order ${orderId} for good? The customer gets a mail with your reason at once.`,
        refund?.way === 'GATEWAY' && `${refund.amount} is refunded through the gateway at once.`,
        refund?.way === 'BY_HAND' && `${refund.amount} is then waiting to be refunded by hand.`,
        'This cannot be undone.',
      ]
        .filter(Boolean)
        .join(' '),
    keep: 'Keep the order',
    done: (orderId: number) => `Order ${orderId} cancelled`,
  },
}

/** The page that prints sheets for orders; what stands on them is in ../sheets.ts. */
export const orderSheetTexts = {
  print: 'Print',
  language: 'Language',
  sheets: {
    picking: 'Picking sheet',
    slips: 'Packing slips',
    invoices: 'Invoices',
    'tax-invoices': 'Tax invoice',
  },
  noInvoice: (id: number) => `Order ${id} is not paid, or cancelled: it has no invoice.`,
  /** The orders that a picking sheet or the packing slips leave out. */
  leftOut: {
    title: 'Left out',
    reasons: {
      PENDING: (id: number) => `Order ${id} is not paid: do not pack it.`,
      COMPLETED: (id: number) => `Order ${id} is completed: its goods have left the store.`,
      CANCELLED: (id: number) => `Order ${id} is cancelled: do not pack it.`,
      SHORT: (id: number) =>
        `Goods are missing for order ${id}: supply them first, then print its packing slip.`,
      PICKING: (id: number) =>
        `Order ${id} is being picked: print its packing slip when it is packed.`,
      PACKED: (id: number) => `Order ${id} is packed: there is nothing to fetch.`,
      MONEY_GONE: (id: number) => `The payment for order ${id} was taken back: do not pack it.`,
    },
  },
}

function orders(ids: readonly number[]): string {
  return ids.length === 1 ? `Order ${ids[0]}` : `${ids.length} orders`
}

function time(from: string | undefined, until: string | undefined): string {
  return `${from ? ` from ${from}` : ''}${until ? ` until ${until}` : ''}`
}
