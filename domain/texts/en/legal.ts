/** The texts around the legal texts, which are in `app/legal/<language>/`. */
export const legalTexts = {
  onThisPage: 'On this page',
  questions: 'Common questions',
  email: 'E-mail:',
  phone: 'Phone:',
  /** Of a shop that has legal texts of its own, each from a day on. */
  since: (day: string) => `Valid since ${day}`,
  replaced: (day: string) => `Replaced on ${day}`,
  versions: 'Versions',
  versionSince: (day: string) => `Since ${day}`,
  firstVersion: 'The first version',
  termsOfOrder: 'Terms of this order',
}
