import type { Texts } from '../texts.ts'

export const listTexts: Texts['listTexts'] = {
  form: 'පෙළගැස්වීම සහ තේරීම',
  sort: 'පිළිවෙළ',
  shopOrder: 'හැම වර්ගයෙන්ම',
  bestMatch: 'වඩාත් ගැළපෙන දේ',
  sorts: {
    popular: 'ජනප්‍රිය දේ',
    cheapest: 'මිල: අඩුවෙන් වැඩියට',
    dearest: 'මිල: වැඩියෙන් අඩුවට',
    'per-measure': 'කිලෝවක, ලීටරයක හෝ එකක මිල',
    newest: 'අලුත් දේ',
    name: 'නම',
  },
  filter: (chosen) => (chosen === 0 ? 'තෝරන්න' : `තෝරන්න (${chosen})`),
  diet: 'ආහාර රටාව',
  anyDiet: 'ඕනෑම',
  counted: (name, count) => `${name} (${count})`,
  from: 'රු. අවම',
  to: 'උපරිම',
  apply: 'පෙන්වන්න',
  clear: 'තේරීම් ඉවත් කරන්න',
  noneChosen: 'ඔබේ තේරීමට ගැළපෙන දෙයක් නැත.',
}
