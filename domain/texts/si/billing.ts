import type { Texts } from '../texts.ts'

export const billingTexts: Texts['billingTexts'] = {
  invoiced: 'ඉන්වොයිසියේ දිනය',
  order: 'ඇණවුම',
  vatNumber: (number) => `එකතු කළ අගය මත බදු අංකය ${number}`,
  taxed: (percent) => `${percent} % බද්දට යටත්, බද්ද ඇතුළුව`,
  vat: (percent) => `එකතු කළ අගය මත බද්ද ${percent} %`,
  exempt: 'බද්දෙන් නිදහස්',
  exemptGoods: (names) => `එකතු කළ අගය මත බද්දෙන් නිදහස්: ${names}`,
  creditVat: 'මෙහි අඩංගු බද්ද',
}
