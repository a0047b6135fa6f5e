export const charityTexts = {
  head: {
    title: 'Charities',
    description: 'Meet the charities: who they are, what they do and whom they help.',
    keywords: ['charities', 'Sri Lanka', 'community', 'school meals', 'food for neighbours'],
  },
  introduction:
    'People who cook, teach and plant for their neighbours. Read what they do and whom they do it for.',
  loading: 'Loading charities…',
  notLoaded: 'Failed to load charities. Please try again later.',
  none: 'No Charities Available',
  refresh: 'Refresh Page',
  pages: 'Charities pages',
  /** The card shows the name already; screen readers need it in the link. */
  moreAbout: <Part>(name: string, readOut: (words: string) => Part) => [
    'More About',
    readOut(` ${name}`),
  ],
  ofCharity: {
    description: (name: string) => `${name}: what this charity does and whom it helps.`,
    keywords: (name: string) => [name, 'charity', 'Sri Lanka', 'community'],
    loading: 'Loading the charity…',
    notLoaded: 'Failed to load charity details. Please try again later.',
    all: 'All Charities',
  },
  pictures: {
    all: 'Pictures',
    of: (name: string) => `Pictures of ${name}`,
    open: (number: number, count: number) => `Open picture ${number} of ${count} in full size`,
    one: (name: string, number: number, count: number) => `${name}, picture ${number} of ${count}`,
    previous: 'Previous picture',
    next: 'Next picture',
  },
}
