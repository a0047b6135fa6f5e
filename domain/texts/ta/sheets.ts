import type { Texts } from '../texts.ts'

export const sheetTexts: Texts['sheetTexts'] = {
  order: (id) => `ஓடர் #${id}`,
  picking: {
    shelves: 'இறாக்கைகளிலிருந்து எடுக்க',
    caption: (orderCount) =>
      orderCount === 1
        ? 'ஒரு ஓடரின் பொருட்கள், பொதிகளில் உள்ளவை தனித்தனியாக'
        : `${orderCount} ஓடர்களின் பொருட்கள், பொதிகளில் உள்ளவை தனித்தனியாக`,
    columns: {
      units: 'எண்ணிக்கை',
      product: 'பொருள்',
      orders: 'ஓடர்களுக்கு',
    },
    boxes: 'பெட்டிகளில் இட',
    note: (note) => `வாடிக்கையாளரின் குறிப்பு: ${note}`,
    missing: (goods) => `இன்னும் குறைவாக உள்ளவை, எனவே இந்தப் பெட்டியை இங்கேயே வைக்கவும்: ${goods}`,
  },
  slip: {
    promised: (date) => `கிடைக்கும் கடைசி நாள்: ${date}`,
    contents: 'இந்தப் பெட்டியில் உள்ளவை',
    copy: 'பிரதி: இந்த ஓடர் ஏற்கெனவே அனுப்பப்பட்டது.',
  },
}
