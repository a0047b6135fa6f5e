/** Something named in the page's language, and in English too where the two differ. */
export type Named = { name: string; englishName?: string | undefined }

/** The name that is the same in every language: addresses and pictures follow it. */
export function englishNameOf({ name, englishName = name }: Named): string {
  return englishName
}
