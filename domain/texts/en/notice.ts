/** At the top of every page, only where the owner has something to say. */
export const noticeTexts = {
  label: 'Notice',
  closed: (day: string) =>
    `We are closed. Look around and fill your cart: we take orders again on ${day}.`,
  hours: 'Open',
}
