/** The built scripts and styles that are fetched before anybody asks for them; their names contain a hash. */
export type BuiltFiles = {
  /** Of every page, and of the home page. */
  shell: string[]
  /** Of the other pages that are kept. */
  pages: string[]
}
