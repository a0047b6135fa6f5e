/** The texts of the components that all pages of the back office share. */
export const officeControlTexts = {
  filters: {
    label: 'Filters',
    apply: 'Show',
    clear: 'Show all',
  },
  list: {
    chooseAll: 'Choose all on this page',
    empty: 'Nothing here.',
    pages: 'Pages',
    firstPage: 'First page',
    previousPage: 'Previous page',
    nextPage: 'Next page',
    lastPage: 'Last page',
    tryAgain: 'Try again',
  },
  facts: {
    name: 'Name',
    description: 'Description',
  },
  /** When something on the way answers in the place of the shop, such as its web server. */
  onTheWay: {
    tooLarge: 'This is too large to be sent to the shop. Nothing was saved.',
    tooOften:
      'Too much was asked of the shop in a short time, so nothing was done. Please wait a minute and try again.',
    noAnswer: 'The shop does not answer at the moment. Please wait a minute and try again.',
    refused: (status: number) =>
      `Something on the way to the shop refused this, so nothing was done. Tell the person who looks after the shop’s machine: status ${status}.`,
  },
  saved: 'Saved.',
  showCurrent: 'Show how it is now',
  /** After the reason why a change is refused that was sent before and got no answer. */
  perhapsDone: 'There was no answer to what you sent before: perhaps it was done then.',
  /** After the reason why something new got no answer. */
  perhapsAdded:
    'Perhaps it was added all the same. Sent again as it is, it is added only once; before you change anything, look for it in the list.',
  leaving: {
    title: 'Leave this page?',
    question: 'Something on this page is not saved. If you leave now, it is lost.',
    leave: 'Leave without saving',
    stay: 'Stay here',
  },
  conflict: {
    title: 'Somebody else has changed this since you opened it',
    nothingSaved: 'Nothing of yours was saved yet.',
    differences: 'What differs',
    what: 'What',
    theirs: 'Theirs, saved',
    mine: 'Yours',
    keepTheirs: 'Keep theirs',
    saveMine: 'Save mine over theirs',
  },
  publication: {
    published: 'Published',
    notPublished: 'Not published',
    publish: 'Publish',
    withdraw: 'Withdraw',
  },
}
