/** What a link to a page about one thing passes on: its name, for the page's title until the thing is loaded. */
export type LinkedName = { name: string }

/** The name in the navigation state, which may be of any page. */
export function linkedName(state: unknown): string | undefined {
  if (!state || typeof state !== 'object' || !('name' in state)) return undefined
  return typeof state.name === 'string' ? state.name : undefined
}
