import type { Texts } from '../texts.ts'

export const inputTexts: Texts['inputTexts'] = {
  missing: 'இதை நிரப்பவும்.',
  invalid: 'இது சரியான பெறுமதி அல்ல.',
  atLeast: (minimum) => `${minimum} இற்குக் குறையக் கூடாது.`,
  atMost: (maximum) => `${maximum} இற்கு மேற்படக் கூடாது.`,
  tooShort: (characters) => `குறைந்தது ${characters} எழுத்துகள் இருக்க வேண்டும்.`,
  tooLong: (characters) => `${characters} எழுத்துகளுக்கு மேற்படக் கூடாது.`,
  tooFew: (entries) => `குறைந்தது ${entries} பதிவுகள் இருக்க வேண்டும்.`,
  tooMany: (entries) => `${entries} பதிவுகளுக்கு மேற்படக் கூடாது.`,
  oneOf: (values) => `இவற்றில் ஒன்றாக இருக்க வேண்டும்: ${values.join(', ')}.`,
  wholeNumber: 'நேர் முழு எண்ணாக இருக்க வேண்டும்.',
  wholeNumbers: (most) => `காற்புள்ளிகளால் பிரிக்கப்பட்ட நேர் முழு எண்களாக இருக்க வேண்டும், ஆகக்கூடியது ${most}.`,
  amount: '“1234.50” போன்ற தொகையாக இருக்க வேண்டும்.',
  eitherPackage: 'packageId, customPackageId ஆகியவற்றில் ஒன்றை மட்டும் தரவும்.',
}
