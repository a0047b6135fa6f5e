import type { Texts } from '../texts.ts'

export const billingTexts: Texts['billingTexts'] = {
  invoiced: 'விலைப்பட்டியல் திகதி',
  order: 'ஓடர்',
  vatNumber: (number) => `பெறுமதி சேர் வரி இலக்கம் ${number}`,
  taxed: (percent) => `${percent} % வரிக்கு உட்பட்டவை, வரி உட்பட`,
  vat: (percent) => `பெறுமதி சேர் வரி ${percent} %`,
  exempt: 'வரி விலக்கு',
  exemptGoods: (names) => `பெறுமதி சேர் வரி விலக்கு: ${names}`,
  creditVat: 'இதில் அடங்கும் வரி',
}
