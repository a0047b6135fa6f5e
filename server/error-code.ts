/** The code of an error from Node, the mail library or the database driver: 'ENOENT', '23505'. */
export function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error ? String(error.code) : undefined
}

/** For `catch`: ends errors with these codes, and throws all others on. */
export function ignoring(...codes: string[]): (error: unknown) => void {
  return (error) => {
    if (!codes.includes(String(codeOf(error)))) throw error
  }
}
