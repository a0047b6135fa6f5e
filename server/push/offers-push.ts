import type { Shop } from '../shop.ts'

/** The keys of the shop's notifications; undefined if it sends none. */
export function offersPush({ config, settings }: Pick<Shop, 'config' | 'settings'>) {
  return settings.get('delivery.runs') ? config.push : undefined
}
