export const packagesTexts = {
  discountTooLarge: 'The discount must be below the price',
  productTwice: 'Each product can be in a package once',
}
