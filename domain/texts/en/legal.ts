/** The texts around the legal texts, which are in `app/legal/<language>/`. */
export const legalTexts = {
  onThisPage: 'On this page',
  questions: 'Common questions',
  email: 'E-mail:',
  phone: 'Phone:',
}
