/** What picking and packing need of an order. */
export type PackableOrder = {
  orderId: number
  items: readonly {
    quantity: number
    packageId: {
      name: string
      products: readonly { productId: { productId: number; name: string }; quantity: number }[]
    } | null
    customPackageId: {
      packageName: string
      packageItems: readonly { productId: number; productName: string; quantity: number }[]
    } | null
  }[]
  orderProducts: readonly { productId: { productId: number; name: string }; quantity: number }[]
}

type Product = { productId: number; name: string; quantity: number }

/** A line of an order as it is packed: single products, or a package with all units of its contents. */
export type PackedLine = { name: string; quantity: number; contents: readonly Product[] }

/** The order's lines, packages opened: what a package holds counts as often as the package was bought. */
export function packedLines(order: PackableOrder): PackedLine[] {
  const packages = order.items.map(({ quantity, packageId, customPackageId }) => ({
    name: packageId?.name ?? customPackageId?.packageName ?? '',
    quantity,
    contents: [
      ...(packageId?.products ?? []).map(({ productId, quantity: each }) => ({
        ...productId,
        quantity: each * quantity,
      })),
      ...(customPackageId?.packageItems ?? []).map((item) => ({
        productId: item.productId,
        name: item.productName,
        quantity: item.quantity * quantity,
      })),
    ],
  }))
  const singles = order.orderProducts.map(({ productId, quantity }) => ({
    name: productId.name,
    quantity,
    contents: [{ ...productId, quantity }],
  }))
  return [...packages, ...singles]
}

export type Picking = Product & { perOrder: { orderId: number; quantity: number }[] }

/** What is fetched from the shelves for all the orders at once, by product, and how it is then shared out. */
export function pickingSheet(orders: readonly PackableOrder[]): Picking[] {
  const sheet = new Map<number, Picking>()
  for (const order of orders) {
    for (const { productId, name, quantity } of packedLines(order).flatMap(
      (line) => line.contents,
    )) {
      const picking = sheet.get(productId) ?? { productId, name, quantity: 0, perOrder: [] }
      sheet.set(productId, picking)
      picking.quantity += quantity
      const own = picking.perOrder.find(({ orderId }) => orderId === order.orderId)
      if (own) own.quantity += quantity
      else picking.perOrder.push({ orderId: order.orderId, quantity })
    }
  }
  return [...sheet.values()].sort((one, other) => one.name.localeCompare(other.name, 'en'))
}
