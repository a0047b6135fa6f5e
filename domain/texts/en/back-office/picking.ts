/** Why a product must not stand in for another one. */
export const pickingTexts = {
  bars: {
    SAME_PRODUCT: 'This is what was ordered.',
    OTHER_CATEGORY: 'Only something of the same category can stand in for this.',
    NOT_ON_SALE: 'This is not on sale.',
    NEVER: 'This is never replaced by something else, and replaces nothing.',
  },
}
