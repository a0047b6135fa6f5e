/** How many there are of each thing that is listed; the figure is the count with its separators. */
export const countTexts = {
  addresses: (count: number, figure: string) => (count === 1 ? '1 address' : `${figure} addresses`),
  charities: (count: number, figure: string) => (count === 1 ? '1 charity' : `${figure} charities`),
  customers: (count: number, figure: string) =>
    count === 1 ? '1 customer' : `${figure} customers`,
  entries: (count: number, figure: string) => (count === 1 ? '1 entry' : `${figure} entries`),
  mails: (count: number, figure: string) => (count === 1 ? '1 mail' : `${figure} mails`),
  messages: (count: number, figure: string) => (count === 1 ? '1 message' : `${figure} messages`),
  movements: (count: number, figure: string) =>
    count === 1 ? '1 movement' : `${figure} movements`,
  orders: (count: number, figure: string) => (count === 1 ? '1 order' : `${figure} orders`),
  packages: (count: number, figure: string) => (count === 1 ? '1 package' : `${figure} packages`),
  products: (count: number, figure: string) => (count === 1 ? '1 product' : `${figure} products`),
  reviews: (count: number, figure: string) => (count === 1 ? '1 review' : `${figure} reviews`),
}
