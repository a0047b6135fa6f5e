/** Which file holds the page's texts in the place of which English one; an import map's entries. */
export type FilesInsteadOfEnglish = Record<string, string>

/** React Router's list of files, with those of the page's language: it asks for some by itself, past the import map. */
export function filesOfLanguage<Manifest>(
  manifest: Manifest,
  instead: FilesInsteadOfEnglish,
): Manifest {
  return JSON.parse(
    JSON.stringify(manifest, (_, value) =>
      typeof value === 'string' ? (instead[value] ?? value) : value,
    ),
  )
}
