/** One of these things; fails if there are none. */
export function anyOf<Thing>(things: readonly Thing[]): Thing {
  const thing = things[Math.floor(Math.random() * things.length)]
  if (thing === undefined) throw new Error('There is nothing to choose from')
  return thing
}

export function happens(chance: number): boolean {
  return Math.random() < chance
}
