import { maximumLines, maximumOrderCents, maximumQuantity } from '../limits.ts'
import { plainAmount } from '../money/money.ts'

export const customPackages = {
  loginFirst: 'Please login to create custom packages',
  defaultName: 'JOY Box Budget',
  nameRequired: 'Please enter a package name',
  itemsRequired: 'Please add at least one item to the package',
  priceInvalid: 'Invalid package price. Please check your items.',
  unknown: 'Package not found',
  saving: 'Saving...',
  saved: 'Package saved successfully!',
  savedNotAdded: 'Package saved but failed to add to cart. Please try again.',
  saveFailed: 'Failed to save package. Please try again.',
  saveUnanswered: 'Failed to save package. Invalid response from server.',
  updated: 'Package updated successfully!',
  updateFailed: 'Failed to update package. Please try again.',
  confirmDelete: 'Are you sure you want to delete this package? This action cannot be undone.',
  deleted: 'Package deleted successfully!',
  deleteFailed: 'Failed to delete package. Please try again.',
  loading: 'Loading your packages...',
  empty: 'No Custom Packages Found',
  found: (count: number, term: string) => `Found ${count} package(s) for "${term}"`,
  created: (count: number) => `${count} package(s) created`,
  hint: 'Click on a package to add it to your cart',
  seeAll: (count: number) => `See all ${count} items`,
  description: (count: number) => `Custom package with ${count} item(s)`,
  // Not in the specification:
  tooManyItems: `A package can hold up to ${maximumLines} different items.`,
  quantityTooLarge: `A package can hold up to ${maximumQuantity} of one item.`,
  budgetInvalid: `Please enter a budget above 0, up to ${plainAmount(maximumOrderCents)}.`,
  leftOut: (names: string) => `Not taken along, because it is not sold at the moment: ${names}.`,
  nothingSold: 'Nothing of this is sold at the moment.',
  unfinished: (name: string, count: number) => `"${name}" with ${count} item(s) is not saved yet.`,
  confirmReplace: (name: string) =>
    `"${name}" is not saved yet and would be lost. Do you want to begin another package?`,
  confirmCheckOut:
    'This package is not saved yet. It is kept here, but it is not in your cart. Go to checkout?',
} as const
