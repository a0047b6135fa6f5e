import type { Texts } from '../texts.ts'

export const sheetTexts: Texts['sheetTexts'] = {
  order: (id) => `#${id} ඇණවුම`,
  picking: {
    shelves: 'රාක්කවලින් ගන්න',
    caption: (orderCount) =>
      orderCount === 1
        ? 'එක් ඇණවුමක භාණ්ඩ, පැකේජවල ඇති දේ වෙන් වෙන්ව'
        : `ඇණවුම් ${orderCount}ක භාණ්ඩ, පැකේජවල ඇති දේ වෙන් වෙන්ව`,
    columns: {
      units: 'ප්‍රමාණය',
      product: 'භාණ්ඩය',
      orders: 'ඇණවුම්වලට',
    },
    boxes: 'පෙට්ටිවලට දමන්න',
    note: (note) => `පාරිභෝගිකයාගේ සටහන: ${note}`,
    missing: (goods) => `තවම අඩු භාණ්ඩ ඇත. මේ පෙට්ටිය මෙහිම තබන්න: ${goods}`,
  },
  slip: {
    promised: (date) => `ලැබීමට නියමිත දිනය: ${date}`,
    contents: 'මේ පෙට්ටියේ ඇති දේ',
    copy: 'පිටපතකි: මේ ඇණවුම දැනටමත් යවා ඇත.',
  },
}
