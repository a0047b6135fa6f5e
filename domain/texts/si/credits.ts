import type { Texts } from '../texts.ts'

export const creditTexts: Texts['creditTexts'] = {
  title: 'බැර පත්‍රය',
  number: 'බැර පත්‍ර අංකය',
  forOrder: 'ඇණවුම',
  date: 'දිනය',
  reason: 'හේතුව',
  item: 'අයිතමය',
  quantity: 'ප්‍රමාණය',
  amount: 'මුදල',
  total: 'ආපසු ගෙවන මුළු මුදල',
  kinds: {
    NOT_SUPPLIED: 'නොලැබුණු භාණ්ඩ',
    TAKEN_OFF: 'ඔබේ ඇණවුමෙන් ඉවත් කළ භාණ්ඩ',
    CHEAPER: 'වෙනුවට එවූ භාණ්ඩයේ මිල අඩුයි',
    RETURNED: 'ආපසු දුන් භාණ්ඩ',
    CLAIM: 'පැමිණිල්ල',
    GOODWILL: 'සුහද දීමනාව',
    CANCELLED: 'ඇණවුම අවලංගු කර ඇත',
  },
}

export const creditMailTexts: Texts['creditMailTexts'] = {
  subject: (order) => `ඔබේ #${order} ඇණවුමේ මුදල් ආපසු ගෙවීම`,
  preview: (amount) => `ඔබේ ඇණවුමෙන් ${amount} අපි ආපසු ගෙවමු.`,
  heading: 'ඔබේ ඇණවුමේ මුදල් ආපසු ගෙවීම',
  why: (order) => `ඔබේ #${order} ඇණවුමේ කොටසකට ගෙවූ මුදල අපි ආපසු ගෙවමු. හේතුව මෙයයි:`,
  sum: 'එකතුව',
  note: 'බැර පත්‍රය',
  ways: {
    GATEWAY: (amount) =>
      `අපි ${amount} ඔබ ගෙවූ ක්‍රමයටම ආපසු ගෙවමින් සිටිමු. එය ඔබේ බැංකු ගිණුමේ පෙනීමට දින 10ක් හෝ ඊට වැඩි කාලයක් ගත විය හැකිය.`,
    BY_HAND: (amount) => `අපි ${amount} ඔබට ආපසු ගෙවමු. මුදල් එවූ විට අපි ඔබට ලියමු.`,
  },
  nothingLeft: 'ඔබේ ගෙවීම දැනටමත් ආපසු ගෙවා ඇත; තවත් ආපසු ගෙවීමට මුදලක් නැත.',
}
