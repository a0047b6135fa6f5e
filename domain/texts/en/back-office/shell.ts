export const shellTexts = {
  name: (shop: string) => `${shop} back office`,
  documentTitle: (page: string, shop: string) => `${page} - ${shop} back office`,
  skipToContent: 'Skip to content',
  areas: 'Areas',
  menu: 'Menu',
  logOut: 'Log out',
  /** The areas by their addresses. */
  areaNames: {
    '/': 'Dashboard',
    '/orders': 'Orders',
    '/products': 'Products',
    '/stock': 'Prices and stock',
    '/categories': 'Categories',
    '/packages': 'Packages',
    '/charities': 'Charities',
    '/translations': 'Translations',
    '/delivery': 'Delivery',
    '/customers': 'Customers',
    '/csv': 'Import and export',
    '/inbox': 'Inbox',
    '/audit-log': 'Audit log',
    '/settings': 'Settings',
    '/account': 'Account',
  },
  broken: {
    title: 'This page is broken',
    text: 'Loading it again helps when the shop has just been updated.',
    reload: 'Load it again',
  },
  notYourPage: {
    title: 'Not part of your work',
    text: 'Your role in the shop does not include this page. An owner can change it, under Account.',
  },
  noSuchPage: {
    title: 'Not here',
    text: 'The back office has no page at this address. The navigation leads to those it has.',
  },
}
