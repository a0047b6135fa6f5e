/** The texts around every page, and in every head. */
export const shellTexts = {
  title: (page: string, shop: string) => `${page} | ${shop}`,
  /** The title of a page of a list after the first. */
  titleOfPage: (title: string, page: number) => `${title}, page ${page}`,
  sharePicture: (shop: string) => `${shop}: a woven box heaped with fruits and vegetables`,
  skipToContent: 'Skip to content',
  toHome: (shop: string) => `${shop}, home`,
  mainMenu: 'Main',
  /** The choice of the page's language. */
  language: 'Language',
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
  links: {
    home: 'Home',
    products: 'Products',
    packages: 'Packages',
    charities: 'Charities',
    contact: 'Contact',
  },
  cart: 'Cart',
  cartWithItems: 'Cart, has items',
  profile: 'Profile',
  /** The menu of the customer's own pages. */
  account: 'Account',
  orders: 'Orders',
  myPackages: 'My Packages',
  signIn: 'Sign In',
  signUp: 'Sign Up',
  signOut: 'Sign Out',
  signedOut: 'Logged out successfully',
  bannerLabel: 'Banner',
  banner: 'Fresh Deals. Fresh Meals',
  delivery: 'We will deliver within 5-7 days to your home',
  notFound: {
    head: {
      title: '404 - Page Not Found',
      description: 'There is no page at this address.',
      keywords: ['page not found'],
    },
    text: 'There is nothing in this box.',
  },
  broken: 'This page could not be shown. Your cart and your orders are safe.',
  away: {
    title: 'We will be right back',
    text: 'The shop cannot reach its shelves at the moment. Please try again in a minute. Your cart and your orders are safe.',
  },
  goHome: 'Go Home',
  withoutScript:
    'You can look around without JavaScript. To sign in, fill a cart and order, please turn it on in your browser.',
  pageNeedsScript:
    'This page needs JavaScript. Please turn it on in your browser and load the page again.',
  breadcrumb: 'Breadcrumb',
}
