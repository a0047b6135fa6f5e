/** Whether a link to a package could end like this: 128 random bits in letters. */
export function isShareToken(text: string): boolean {
  return /^[\w-]{22}$/.test(text)
}
