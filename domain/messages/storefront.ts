import { deliveryPromiseDays, freeShippingOverCents } from '../delivery/terms.ts'
import { exactAmount } from '../money/money.ts'
import { shop } from '../shop.ts'

export const storefront = {
  banner: 'Fresh Deals. Fresh Meals',
  freeShipping: `Free Shipping on over ${exactAmount(freeShippingOverCents)} ${shop.currency}`,
  newsletterTitle: 'Your monthly dose of updates, and offers',
  newsletterText:
    'Subscribe with your email — be the first to know about new product releases and amazing deals!',
  rightsReserved: 'All Rights Reserved.',
  pageNotFound: '404 - Page Not Found',
} as const

export const loading = {
  data: 'Failed to fetch data. Please try again later.',
  cart: 'Failed to load cart data. Please try again.',
  orders: 'Failed to fetch orders',
  recipients: 'Failed to load saved addresses',
  charities: 'Failed to load charities. Please try again later.',
  charity: 'Failed to load charity details. Please try again later.',
  categories: 'Failed to load categories',
  products: 'Failed to load products',
} as const

export const empty = {
  category: 'No products available in this category.',
  products: (term: string) => `No products found matching "${term}"`,
  packageSearch: (term: string) => `No packages found for "${term}"`,
  packages: "Don't have any packages yet.",
  charities: 'No Charities Available',
  feedback: 'No feedback available',
  firstFeedback: 'Be the first to leave us a review!',
} as const

// Not in the specification:
export const newsletter = {
  subscribed: 'Thank you for subscribing! Please look into your mail.',
  failed: 'Failed to subscribe. Please try again.',
} as const

export const guest = {
  addItem: 'Please login to add items to cart',
  addPackage: 'Please login to add packages to your cart',
  noUser: 'Authentication error. Please login again.',
} as const

export const delivery = {
  home: 'We will deliver within 5-7 days to your home',
  checkout: `Delivery within ${deliveryPromiseDays} days`,
} as const
