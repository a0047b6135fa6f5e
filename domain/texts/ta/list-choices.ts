import type { Texts } from '../texts.ts'

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
