/** Who makes a change: an operator, or without an id the command line on the server. */
export type Actor = { id: number | null; email: string }
