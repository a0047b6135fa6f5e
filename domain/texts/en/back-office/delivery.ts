/** Where, when and on which terms the shop delivers. */
export const officeDeliveryTexts = {
  title: 'Delivery',
  text: 'With nothing set here, the shop delivers everywhere for no fee. A change counts at once, for everyone; orders that were placed keep their fee.',
  elsewhereNotServed:
    'Addresses outside of these areas are told at the checkout that you do not deliver to them. Add “All other addresses” to deliver there too.',
  elsewhereOpen: 'Until an area has postal codes, all addresses are delivered to.',
  banner: (amount: string) => `The banner on the product page promises: free from ${amount}.`,
  noBanner:
    'The banner on the product page is hidden: in some area that you deliver to, the fee is always charged.',
  bannerDiffers: (name: string, amount: string) =>
    `In ${name} delivery is free from ${amount} already; the banner names the highest amount.`,
  addFromPreset: 'Add an area',
  preset: 'Begin with',
  ownCodes: 'Postal codes of your own',
  presetHint:
    'The codes are a suggestion: not every postal code lies in the district that its first digits name. Look over them before you save.',
  add: 'Add',
  save: 'Save',
  saved: (name: string) => `Saved: ${name}`,
  added: (name: string) => `${name} is added.`,
  remove: 'Remove',
  removeOf: (name: string) => `Remove ${name}`,
  confirmRemove: (name: string) =>
    `Remove ${name}? Its addresses then count as all others. Orders that were placed are not touched.`,
  removed: (name: string) => `${name} is removed.`,
  facts: {
    name: 'Name, as customers read it',
    names: { si: 'Name in Sinhala', ta: 'Name in Tamil' },
    codes: 'Postal codes, such as 00100-01500, 10250',
    fee: 'Fee in rupees',
    freeFrom: 'Free from, in rupees',
    freeFromHint: 'Of the goods after discounts; empty: the fee is always charged',
    minimum: 'Smallest order, in rupees',
    feeShort: 'Fee',
    isServed: 'We deliver here',
  },
  notServed: 'Not served',
  amountInvalid: 'Enter an amount in rupees, 0 or more.',
  codeInvalid:
    'Enter postal codes of five digits, such as 10250, or from one to another: 10250-10299.',
}
