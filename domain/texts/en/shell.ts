export const storefrontTexts = {
  banner: 'Fresh Deals. Fresh Meals',
  freeShipping: (amount: string) => `Free Shipping on over ${amount}`,
  newsletterTitle: 'Your monthly dose of updates, and offers',
  newsletterText:
    'Subscribe with your email — be the first to know about new product releases and amazing deals!',
  rightsReserved: 'All Rights Reserved.',
  pageNotFound: '404 - Page Not Found',
}

// Not in the specification:
export const newsletterTexts = {
  subscribed: 'Thank you for subscribing! Please look into your mail.',
  failed: 'Failed to subscribe. Please try again.',
}
