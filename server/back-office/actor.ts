/** Who changes something; without an id, the command line of the shop's own machine. */
export type Actor = { id: number | null; email: string }
