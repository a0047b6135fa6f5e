import type { Texts } from '../texts.ts'

export const smsTexts: Texts['smsTexts'] = {
  out: (shop, order) => `${shop}: ஓடர் #${order} இன்று கிடைக்கும்.`,
  outFor: (shop, order, hours) => `${shop}: ஓடர் #${order} இன்று கிடைக்கும், ${hours}.`,
  delivered: (shop, order, time) => `${shop}: ஓடர் #${order} ஒப்படைத்தோம், ${time}.`,
  nobodyHome: (shop, order, phone) =>
    `${shop}: ஓடர் #${order}: வீட்டில் எவருமில்லை. மீண்டும் வருவோம்: ${phone}`,
  recipientOut: (shop, customer) =>
    `${shop}: ${customer ? `${customer} அனுப்பிய ` : ''}ஓடர் இன்று கிடைக்கும்.`,
  recipientOutFor: (shop, customer, hours) =>
    `${shop}: ${customer ? `${customer} அனுப்பிய ` : ''}ஓடர் இன்று கிடைக்கும், ${hours}.`,
  recipientNotHome: (shop, customer, phone) =>
    `${shop}: ${customer ? `${customer} அனுப்பிய ` : ''}ஓடர்: வீட்டில் எவருமில்லை. மீண்டும் வருவோம்: ${phone}`,
  hours: (from, to) => `${from} - ${to}`,
}
