/** The code that Node, the mail library and the database driver give their errors: 'ENOENT', '23505'. */
export function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error ? String(error.code) : undefined
}
