import { openShelves } from '../catalogue/service.ts'
import { createGateway } from '../payments/create-gateway.ts'
import type { Shop } from '../shop.ts'

/** The shop, put together from what was opened for it. */
export function openShop(opened: Omit<Shop, 'shelves' | 'gateway'>): Shop {
  return { ...opened, shelves: openShelves(opened), gateway: createGateway(opened.config) }
}
