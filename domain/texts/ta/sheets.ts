import type { Texts } from '../texts.ts'

export const sheetTexts: Texts['sheetTexts'] = {
  order: (id) => `ஓடர் #${id}`,
  goesWith: (orders) => `${orders} உடன் சேர்த்து அனுப்பவும்`,
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
    notInside: 'இந்தப் பெட்டியில் இல்லாதவை',
    copy: 'பிரதி: இந்த ஓடர் ஏற்கெனவே அனுப்பப்பட்டது.',
  },
  missingItems: {
    title: 'ஏதேனும் பொருள் இல்லாவிட்டால்',
    choices: {
      REPLACE: 'அதற்குப் பதிலாக, விலை கூடாத ஒத்த பொருளை இடவும்',
      LEAVE_OUT: 'அதை விட்டுவிடவும், பணம் மீளளிக்கப்படும்',
      CALL: 'முதலில் வாடிக்கையாளருக்கு அழைப்பெடுக்கவும்',
    },
    ofLine: (name, choice) => [name, `: ${choice}`],
  },
}
