import type { Texts } from '../texts.ts'

export const smsTexts: Texts['smsTexts'] = {
  out: (shop, order) => `${shop}: ඔබේ #${order} ඇණවුම අද ලැබේ.`,
  outFor: (shop, order, hours) => `${shop}: ඔබේ #${order} ඇණවුම අද ලැබේ, ${hours}.`,
  delivered: (shop, order, time) => `${shop}: #${order} ඇණවුම ${time} ට භාර දී ඇත.`,
  nobodyHome: (shop, order, phone) =>
    `${shop}: #${order} ඇණවුම ගෙනාවත් ගෙදර කවුරුත් නැත. අපි නැවත එමු: ${phone}`,
  recipientOut: (shop, customer) =>
    `${shop}: ${customer ? `${customer} එවූ ` : ''}ඇණවුමක් අද ඔබට ලැබේ.`,
  recipientOutFor: (shop, customer, hours) =>
    `${shop}: ${customer ? `${customer} එවූ ` : ''}ඇණවුමක් අද ඔබට ලැබේ, ${hours}.`,
  recipientNotHome: (shop, customer, phone) =>
    `${shop}: ${customer ? `${customer} එවූ ` : ''}ඇණවුමක් ගෙනාවත් ගෙදර කවුරුත් නැත. අපි නැවත එමු: ${phone}`,
  hours: (from, to) => `${from} - ${to}`,
}
