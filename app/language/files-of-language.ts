/** For each English file of texts, the file to load instead; the entries of an import map. */
export type FilesInsteadOfEnglish = Record<string, string>

/** React Router's manifest with the files of the page's language: the import map does not apply to files that it preloads. */
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
