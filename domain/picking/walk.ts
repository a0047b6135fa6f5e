import { type Storage, storages } from '../goods/storage.ts'

type Stop = { name: string; category: { name: string; storage: Storage } }

/** The lines of an order in the order of the walk through the store: by category, then by name. What is cold comes last, so that it is out of the cold for the shortest time. */
export function inWalkingOrder<Each extends Stop>(lines: readonly Each[]): Each[] {
  return [...lines].sort(
    (one, other) =>
      storages.indexOf(one.category.storage) - storages.indexOf(other.category.storage) ||
      one.category.name.localeCompare(other.category.name, 'en') ||
      one.name.localeCompare(other.name, 'en'),
  )
}
