/** Made by `vite.texts.ts`: for each language but English, which file is loaded instead of which English one. */
declare module 'virtual:files-instead-of-english' {
  const instead: Record<string, Record<string, string> | undefined>
  export default instead
}
