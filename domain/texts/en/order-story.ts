/** What happened to an order. Not in the specification; shown only where the shop tells it. */
export const storyTexts = {
  title: 'What happened so far',
  kinds: {
    PLACED: 'You placed this order.',
    PAID: 'Your payment came in.',
    PAID_AGAIN: 'Another payment of yours came in.',
    STOCK_SHORT: 'Some of its goods were sold out.',
    STOCK_SUPPLIED: 'Everything that was missing is there again.',
    PACKED: 'It is packed.',
    COMPLETED: 'It is packed and has left our store.',
    COMPLETION_UNDONE: 'It has not left our store yet after all. We are sorry for the mistake.',
    OUT_AGAIN: 'It has left our store once more.',
    DELIVERED: 'It was delivered.',
    NOT_DELIVERED: 'We were at the door, and could not hand it over.',
    CANCELLED: 'The order was cancelled.',
    CREDITED: 'We agreed to give a part of its price back to you.',
    CLAIMED: 'You told us that something is wrong.',
    CLAIM_WITHDRAWN: 'You took that back.',
    CLAIM_ANSWERED: 'We answered what you told us.',
    REPLACEMENT_LEFT: 'What we send you again has left our store.',
    REFUND_REQUESTED: 'We began to give your money back.',
    REFUNDED: 'We gave your money back. Your bank may need some days to show it.',
  },
  /** Instead of having left the store, for an order that is collected there. */
  collected: 'It was collected.',
}
