/** What the customer wants when something is missing. Not in the specification; shown only where the shop asks. */
export const missingItemsTexts = {
  title: 'If something is missing',
  choices: {
    REPLACE: 'Replace it with something similar, never dearer',
    LEAVE_OUT: 'Leave it out and give the money back',
    CALL: 'Call me first',
  },
  perProduct: 'Choose per product',
  /** For a product: what is chosen for the order. */
  asAbove: 'As chosen above',
  ofLine: <Part>(name: Part, choice: string) => [name, `: ${choice}`],
}
