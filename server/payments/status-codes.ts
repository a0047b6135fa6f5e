/** The codes under which notifications are stored: PayHere's, and from -100 down our own for what only its Retrieval API tells. */
export const statusCodes = {
  paid: 2,
  failed: -2,
  chargedBack: -3,
  refunded: -103,
} as const
