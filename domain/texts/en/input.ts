/** What is said of a value that no form has a sentence of its own for. */
export const inputTexts = {
  missing: 'Please fill this in.',
  invalid: 'This value is not valid.',
  atLeast: (minimum: number) => `Must be at least ${minimum}.`,
  atMost: (maximum: number) => `Must be at most ${maximum}.`,
  tooShort: (characters: number) => `Must have at least ${characters} characters.`,
  tooLong: (characters: number) => `Must have at most ${characters} characters.`,
  tooFew: (entries: number) => `Must have at least ${entries} entries.`,
  tooMany: (entries: number) => `Must have at most ${entries} entries.`,
  oneOf: (values: readonly string[]) => `Must be one of: ${values.join(', ')}.`,
  wholeNumber: 'Must be a positive whole number',
  wholeNumbers: (most: number) =>
    `Must be up to ${most} positive whole numbers with commas between them`,
  amount: 'Must be an amount like "1234.50"',
  eitherPackage: 'Name either a packageId or a customPackageId',
}
