import type { Texts } from '../texts.ts'

export const replacementTexts: Texts['replacementTexts'] = {
  title: 'නැවත යැවීමට',
  nothingToPay: 'පැමිණිල්ලකින් පසු. ගෙවීමට කිසිවක් නැත.',
  ordered: (units, name) => `${units} × ${name}`,
  found: (name) => `තිබුණු ගණන: ${name}`,
  missing: 'නැති දේට මුදල් ආපසු ගෙවේ.',
  bags: 'මලු ගණන',
  pack: 'අසුරා අවසන්',
  packed: (bags) => `අසුරා ඇත, මලු: ${bags}`,
  leave: 'ගබඩාවෙන් පිටත් කරන්න',
  left: (moment) => ['ගබඩාවෙන් පිටත් කළේ ', moment],
  undo: 'තවම පිටත් වී නැත',
  back: 'එය ආපසු පැමිණ ඇත. වෙනත් වාහනයකින් නැවත යැවිය හැකිය. නැතහොත් අතින් ගෙන යන හෝ පැමිණ රැගෙන යන ප්‍රමාණය මෙහි දක්වන්න: ඉතිරියට මුදල් ආපසු ගෙවේ.',
  kept: (name) => `අතින් දෙන ගණන: ${name}`,
  save: 'සුරකින්න',
  nothing: 'එයින් කිසිවක් යවන්නේ නැත. මුදල් ආපසු ගෙවේ.',
}
