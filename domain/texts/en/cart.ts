export const cartTexts = {
  add: 'Add to Cart',
  toCheckout: 'Go to Checkout',
  adding: 'Adding to Cart...',
  outOfStock: 'Out of stock',
  addedToCart: 'Added to cart successfully!',
  productAdded: 'Product added to cart successfully!',
  productRemoved: 'Product removed from cart!',
  itemRemoved: 'Item removed from cart!',
  cleared: 'Cart cleared successfully!',
  addFailed: 'Failed to add to cart. Please try again.',
  addProductFailed: 'Failed to add product to cart. Please try again.',
  addPackageFailed: 'Failed to add package to cart. Please try again.',
  addCustomPackageFailed: 'Failed to add custom package to cart. Please try again.',
  removeProductFailed: 'Failed to remove product. Please try again.',
  removeItemFailed: 'Failed to remove item. Please try again.',
  removePackageFailed: 'Failed to remove package from cart. Please try again.',
  updateFailed: 'Failed to update cart. Please try again.',
  updateProductQuantityFailed: 'Failed to update product quantity. Please try again.',
  clearFailed: 'Failed to clear cart. Please try again.',
  incrementProductFailed: 'Failed to increment product quantity. Please try again.',
  decrementProductFailed: 'Failed to decrement product quantity. Please try again.',
  incrementPackageFailed: 'Failed to increment package quantity. Please try again.',
  decrementPackageFailed: 'Failed to decrement package quantity. Please try again.',
  noPackages: 'No packages available in the cart.',
  packageProductsFixed: 'Cannot remove individual products from packages',
  empty: 'Your cart is empty',
  missing: 'No cart data available',
  // Not in the specification:
  changedElsewhere: 'Your cart was changed on another device.',
  productUnknown: 'This product is not sold any more.',
  packageUnknown: 'This package is not sold any more.',
  notSold: (name: string) => `${name} is not sold any more.`,
  soldOut: 'Out of stock at the moment.',
  notEnough: (products: readonly { name: string; left: number }[]) =>
    `Not enough in stock: ${products.map(({ name, left }) => `${name} (${left} left)`).join(', ')}.`,
  fewLeft: (count: number) => (count === 1 ? 'Only one is left.' : `Only ${count} are left.`),
  takeLeft: (count: number) =>
    count === 1 ? 'Take the one that is left' : `Take the ${count} that are left`,
  keepAtPrice: 'Keep it at this price',
  contentsChanged: 'What is inside has changed since you chose it.',
  keepContents: 'Keep it with what is inside now',
  atMost: (name: string, most: number) =>
    `Your cart has ${most} of ${name}, the most that we can deliver at once.`,
  disconnected: 'No connection. Your changes are kept, and saved once you are back online.',
  reconnected: 'You are back online.',
  unsaved: 'Not saved yet',
  lineRemoved: (name: string) => `${name} is out of your cart.`,
  linesChanged: (count: number) =>
    count === 1
      ? 'One item in your cart has changed.'
      : `${count} items in your cart have changed.`,
}

export const guestTexts = {
  addItem: 'Please login to add items to cart',
  addPackage: 'Please login to add packages to your cart',
  noUser: 'Authentication error. Please login again.',
  // Not in the specification:
  addedAfterLogin: (name: string) => `${name}, which you chose before logging in, is in your cart.`,
}
