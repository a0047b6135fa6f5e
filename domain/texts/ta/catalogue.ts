import type { Texts } from '../texts.ts'

export const catalogueTexts: Texts['catalogueTexts'] = {
  head: {
    title: 'பொருட்கள்',
    description:
      'அரிசி, பழங்கள், மரக்கறி, மீன், மசாலா எனச் சந்தையில் கிடைப்பவை அனைத்தும்: கையிருப்பிலுள்ள பொருட்களைப் பார்த்துத் தேடவும்; விலைகள் இலங்கை ரூபாவில்.',
    keywords: [
      'பலசரக்கு',
      'இலங்கை',
      'இணையப் பலசரக்குக் கடை',
      'அரிசி',
      'பழங்கள்',
      'மரக்கறி',
      'கொழும்பு விநியோகம்',
    ],
  },
  freeShipping: (amount) => `ரூ.\u00a0${amount} இற்கு மேற்பட்ட ஓடர்களுக்கு இலவச விநியோகம்`,
  search: 'பொருட்களைத் தேடுக',
  searchPlaceholder: 'பொருட்களைத் தேடுக...',
  loading: 'பொருட்கள் ஏற்றப்படுகின்றன…',
  categoriesNotLoaded: 'வகைகளை ஏற்ற முடியவில்லை.',
  count: (count) => (count === 1 ? '1 பொருள்' : `${count} பொருட்கள்`),
  pages: 'பொருட்களின் பக்கங்கள்',
  noneInCategory: 'இந்த வகையில் பொருட்கள் எதுவும் இல்லை.',
  noneFound: (term) => `“${term}” என்பதற்குப் பொருந்தும் பொருட்கள் எதுவும் இல்லை`,
  unknownCategory: 'வகை தெரியவில்லை',
}

export const listTexts: Texts['listTexts'] = {
  form: 'வரிசையும் தெரிவுகளும்',
  sort: 'வரிசை',
  shopOrder: 'எல்லா வகையிலும் சில',
  bestMatch: 'மிகப் பொருத்தமானவை',
  sorts: {
    popular: 'அதிகம் வாங்கப்படுபவை',
    cheapest: 'விலை: குறைவிலிருந்து',
    dearest: 'விலை: கூடியதிலிருந்து',
    'per-measure': 'கி.கி., லீற்றர் அல்லது ஒன்றின் விலை',
    newest: 'புதியவை',
    name: 'பெயர்',
  },
  filter: (chosen) => (chosen === 0 ? 'தெரிவுகள்' : `தெரிவுகள் (${chosen})`),
  diet: 'உணவு முறை',
  anyDiet: 'எதுவும்',
  counted: (name, count) => `${name} (${count})`,
  from: 'ரூ. குறைந்தது',
  to: 'கூடியது',
  apply: 'காட்டுக',
  clear: 'தெரிவுகளை நீக்குக',
  noneChosen: 'உங்கள் தெரிவுகளுக்குப் பொருந்துபவை எதுவும் இல்லை.',
}
