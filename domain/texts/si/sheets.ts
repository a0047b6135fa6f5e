import type { Texts } from '../texts.ts'

export const sheetTexts: Texts['sheetTexts'] = {
  order: (id) => `#${id} ඇණවුම`,
  goesWith: (orders) => `මේවා සමඟ එකට යවන්න: ${orders}`,
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
    notInside: 'මේ පෙට්ටියේ නැති දේ',
    copy: 'පිටපතකි: මේ ඇණවුම දැනටමත් යවා ඇත.',
  },
  missingItems: {
    title: 'යම් භාණ්ඩයක් තොගයේ නැත්නම්',
    choices: {
      REPLACE: 'ඒ වෙනුවට, මිල වැඩි නොවන සමාන භාණ්ඩයක් දමන්න',
      LEAVE_OUT: 'එය නැතිව යවන්න, මුදල ආපසු ගෙවමු',
      CALL: 'මුලින් පාරිභෝගිකයාට දුරකථනයෙන් කතා කරන්න',
    },
    ofLine: (name, choice) => [name, `: ${choice}`],
  },
}
