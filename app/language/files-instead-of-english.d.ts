/** Made by `vite.texts.ts`: for each language but English, the files to load instead of the English ones. */
declare module 'virtual:files-instead-of-english' {
  const instead: Record<string, Record<string, string> | undefined>
  export default instead
}
