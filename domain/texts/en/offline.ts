/** On pages that a browser shows without a connection. */
export const offlineTexts = {
  asOf: (time: string) =>
    `No connection. You see the shop as of ${time}. Prices and stock may have changed.`,
}
