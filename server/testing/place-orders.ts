import { demoCustomer } from '../../demo/customer.ts'

/** Something that handles requests as a shop: one process, or a proxy in front of several. */
export type Answering = { request: (path: string, init?: RequestInit) => Promise<Response> }

/** The demo customer, who orders one unit of the first product in stock, again and again. */
export class OrderingCustomer {
  readonly #shop: Answering
  readonly #token: string
  readonly #order: object

  private constructor(shop: Answering, token: string, order: object) {
    this.#shop = shop
    this.#token = token
    this.#order = order
  }

  static async logIn(shop: Answering): Promise<OrderingCustomer> {
    const { email, password } = demoCustomer
    const { token } = await (
      await send(shop, undefined, '/api/user/login', { email, password })
    ).json()
    const [user, [recipient], [product]] = await Promise.all(
      [
        send(shop, token, '/api/user/get_user_info_by_token', {}),
        send(shop, token, '/api/recipients/search-by-user'),
        send(shop, token, '/api/products?status=IN%20STOCK'),
      ].map(async (answer) => (await answer).json()),
    )
    return new OrderingCustomer(shop, token, {
      userId: user.id,
      recipientId: recipient.recipientId,
      totalAmount: product.price.toFixed(2),
      discountAmount: '0.00',
      items: [],
      orderProducts: [{ productId: product.productId, quantity: 1, totalAmount: product.price }],
    })
  }

  /** Places an order with a reference of the customer's choice. */
  order(transactionId: string, shop: Answering = this.#shop): Promise<Response> {
    return send(shop, this.#token, '/api/orders', { ...this.#order, transactionId })
  }

  /** Anything else that a customer may ask for. */
  request(method: 'GET' | 'POST' | 'PUT', path: string, body?: object): Promise<Response> {
    return send(this.#shop, this.#token, path, body, method)
  }

  /** Places orders one after the other, and returns their references. */
  async orders(name: string, count: number): Promise<string[]> {
    const placed: string[] = []
    for (let number = 0; number < count; number += 1) {
      const { status } = await this.order(`${name}-${number}`)
      if (status !== 201) throw new Error(`The order ${name}-${number} was answered with ${status}`)
      placed.push(`${name}-${number}`)
    }
    return placed
  }

  /** Those of the references that a shop does not know; another instance may have taken the orders. */
  async unknownOf(references: readonly string[], shop: Answering = this.#shop): Promise<string[]> {
    const listed = new Set(await this.ordersAt(shop))
    const unknown: string[] = []
    // The list has only the newest orders. A reference is used once.
    for (const reference of references.filter((each) => !listed.has(each))) {
      const answer = await (await this.order(reference, shop)).json()
      if (answer.code !== 'alreadyPlaced') unknown.push(reference)
    }
    return unknown
  }

  /** The references of the newest orders that a shop knows. */
  async ordersAt(shop: Answering = this.#shop): Promise<string[]> {
    const answer = await send(shop, this.#token, '/api/orders')
    const orders: { transactionId: string }[] = await answer.json()
    return orders.map(({ transactionId }) => transactionId)
  }
}

function send(
  shop: Answering,
  token: string | undefined,
  path: string,
  body?: object,
  method = body ? 'POST' : 'GET',
) {
  return shop.request(path, {
    method,
    headers: {
      'Content-Type': 'application/json',
      ...(token ? { Authorization: `Bearer ${token}` } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
}
