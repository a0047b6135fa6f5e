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
  nothing: 'එයින් කිසිවක් තිබුණේ නැත. මුදල් ආපසු ගෙවේ.',
}
