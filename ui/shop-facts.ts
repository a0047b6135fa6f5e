import { createContext, use } from 'react'
import type { ShopFacts } from '../domain/settings/shop-facts.ts'
import { shop } from '../domain/shop.ts'

export const ShopContext = createContext<ShopFacts>(shop)

/** The shop's name, contacts and sentences, as its owner has set them. */
export function useShop(): ShopFacts {
  return use(ShopContext)
}
