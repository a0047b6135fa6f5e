export const translationsTexts = {
  title: 'Translations',
  text: 'What customers read in Sinhala and Tamil. A text that is missing is shown to them in English. Where English has changed since it was translated, customers still see the translation: look it over, and save it.',
  all: 'All translations',
  none: 'There is nothing to translate here.',
  languages: { en: 'English', si: 'Sinhala', ta: 'Tamil' },
  kinds: {
    product: 'Products',
    package: 'Packages',
    category: 'Categories',
    charity: 'Charities',
  },
  states: {
    missing: 'Missing',
    outdated: 'English has changed since',
    done: 'Translated',
  },
  columns: { name: 'Name in English', published: 'State' },
  filters: {
    kind: 'Kind',
    search: 'Search',
    language: 'Language',
    anyLanguage: 'Sinhala or Tamil',
    state: 'Translation',
    anyState: 'All',
  },
  open: {
    caption: 'Still to do',
    kind: 'Kind',
    missing: (language: string) => `${language}: missing`,
    outdated: (language: string) => `${language}: English has changed`,
    /** After the number, for screen readers. */
    ofKind: (kind: string, state: string) => ` ${kind}, ${state}`,
  },
  thing: {
    english: 'English',
    form: (language: string) => `Texts in ${language}`,
    save: (language: string) => `Save ${language}`,
    stillRight: 'Saving says that the translation fits the English of today.',
    none: 'None',
  },
  fields: { name: 'Name', subName: 'Line under the name', description: 'Description' },
}
