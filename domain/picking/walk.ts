/** How goods are kept in the store. What is cold comes last on the way, so that it is out of the cold for the shortest time. */
export const storages = ['SHELF', 'COLD', 'FROZEN'] as const
export type Storage = (typeof storages)[number]

type Stop = { name: string; category: { name: string; storage: Storage } }

/** The lines of an order in the order of the walk through the store: by category, then by name; cold and frozen last. */
export function inWalkingOrder<Each extends Stop>(lines: readonly Each[]): Each[] {
  return [...lines].sort(
    (one, other) =>
      storages.indexOf(one.category.storage) - storages.indexOf(other.category.storage) ||
      one.category.name.localeCompare(other.category.name, 'en') ||
      one.name.localeCompare(other.name, 'en'),
  )
}
