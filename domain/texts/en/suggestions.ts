/** What the search field of the products offers, if the shop wants it to. */
export const suggestionTexts = {
  label: 'Suggestions',
  count: (count: number) => (count === 1 ? '1 suggestion' : `${count} suggestions`),
  categories: 'Categories',
  products: 'Products',
  packages: 'Packages',
  recent: 'Searched before',
  forget: 'Forget these searches',
  lookIn: 'Look in a category',
  searched: 'Others search for',
  popular: 'Others often buy',
}
