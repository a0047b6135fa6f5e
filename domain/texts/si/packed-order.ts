import type { Texts } from '../texts.ts'

export const packedOrderTexts: Texts['packedOrderTexts'] = {
  subject: (order) => `ඔබේ #${order} ඇණවුම අසුරා ඇත, වෙනසක් සමඟ`,
  preview: 'ඔබ ඇණවුම් කළ සියල්ලම ඒ ආකාරයෙන්ම තිබුණේ නැත.',
  heading: 'ඔබේ ඇණවුම අසුරා ඇත',
  text: (order) => `ඔබේ #${order} ඇණවුම අසුරා ඇත. ඔබ ඇණවුම් කළ සියල්ලම ඒ ආකාරයෙන්ම තිබුණේ නැත:`,
  asOrdered: 'සියල්ල ඔබ ඇණවුම් කළ ආකාරයෙන්ම ඇත.',
  leftOut: 'එවන්නේ නැත',
  replaced: (substitute, amount) => `ඒ වෙනුවට ${substitute}, ${amount}`,
  causes: {
    NOT_SUPPLIED: 'අප ඔබේ ඇණවුම අසුරන විට එය තිබුණේ නැත.',
    NOT_DELIVERED: 'අපට එය භාර දීමට නොහැකි විය. එය නැවත එවන්නේ නැත.',
    CHEAPER: 'ඒ වෙනුවට අප එවන භාණ්ඩයේ මිල අඩුයි.',
  },
  nothingFound: 'අප ඔබේ ඇණවුම අසුරන විට එහි කිසිම භාණ්ඩයක් තිබුණේ නැත. අපට කනගාටුයි.',
}
