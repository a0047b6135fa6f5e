export const dateTexts = {
  missing: 'Date not available',
  invalid: 'Invalid date',
  error: 'Date error',
}

export const formats = { locale: 'en-LK', openGraphLocale: 'en_LK' }
