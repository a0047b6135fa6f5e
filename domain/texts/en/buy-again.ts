/** Favourites, and what was bought before, if the shop has them. */
export const buyAgainTexts = {
  head: {
    title: 'Buy Again',
    description: 'Your favourites, and everything that you have bought before.',
    keywords: ['buy again', 'favourites', 'orders', 'Sri Lanka'],
  },
  favourites: 'Favourites',
  noFavourites: 'No favourites yet. The heart on the page of a product or a package makes it one.',
  favouritePackages: 'Favourite packages',
  favouritesPages: 'Favourites pages',
  bought: 'Bought before',
  noneBought: 'What you buy appears here.',
  boughtPages: 'Bought before pages',
  browse: 'Browse products',
  add: 'Add to favourites',
  remove: 'Remove from favourites',
  isFavourite: 'This is one of your favourites.',
  login: 'Please login, so that we can keep your favourites.',
  failed: 'Failed to change your favourites. Please try again.',
}
