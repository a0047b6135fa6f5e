export const packageTexts = {
  head: {
    title: 'Packages',
    description:
      'Ready-made boxes for a week, a month or a feast: everything in one box, packed for your kitchen and brought to your home.',
    keywords: ['grocery packages', 'ration pack', 'fruit basket', 'Sri Lanka', 'home delivery'],
  },
  search: 'Search packages',
  searchPlaceholder: 'Search packages...',
  loading: 'Loading packages…',
  pages: 'Packages pages',
  none: "Don't have any packages yet.",
  noneFound: (term: string) => `No packages found for "${term}"`,
  browse: 'Browse Packages',
  seeInside: 'See what is inside',
  hideInside: 'Hide what is inside',
  kinds: 'Kinds of packages',
  custom: 'Custom',
  loginOrSignUp: 'Login or sign up',
  guest: <Link>(loginOrSignUp: Link) => [
    loginOrSignUp,
    ' to fill your cart and build a box of your own.',
  ],
  login: 'Login',
  moreItems: (count: number) => `+ ${count} more items`,
  loginToAdd: 'Login to Add to Cart',
}
