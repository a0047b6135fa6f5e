import type { Texts } from '../texts.ts'

export const giftTexts: Texts['giftTexts'] = {
  give: 'தொண்டு நிறுவனத்துக்கு வழங்குக',
  notGiven: 'இல்லை, மேலுள்ள முகவரிக்கு',
  given: (name) => `இந்த ஓடரைப் பெறும் தொண்டு நிறுவனம்: ${name}.`,
  gift: 'நன்கொடை',
  failed: 'தொண்டு நிறுவனத்தைத் தெரிவு செய்ய முடியவில்லை. மீண்டும் முயற்சிக்கவும்.',
}
