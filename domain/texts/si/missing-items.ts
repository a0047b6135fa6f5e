import type { Texts } from '../texts.ts'

export const missingItemsTexts: Texts['missingItemsTexts'] = {
  title: 'යම් භාණ්ඩයක් තොගයේ නැත්නම්',
  choices: {
    REPLACE: 'ඒ වෙනුවට, මිල වැඩි නොවන සමාන භාණ්ඩයක් එවන්න',
    LEAVE_OUT: 'එය නැතිව එවා, මුදල ආපසු ගෙවන්න',
    CALL: 'මුලින් මට දුරකථනයෙන් කතා කරන්න',
  },
  perProduct: 'භාණ්ඩ අනුව තෝරන්න',
  asAbove: 'ඉහත තේරූ පරිදි',
  ofLine: (name, choice) => [name, `: ${choice}`],
}
