import type { Texts } from '../texts.ts'

export const stockAlertTexts: Texts['stockAlertTexts'] = {
  ask: 'නැවත ආ විට දන්වන්න',
  asked: 'නැවත ආ විට අපි ඔබට විද්‍යුත් ලිපියක් එවමු.',
  withdraw: 'දැන්වීම අවශ්‍ය නැත',
  login: 'විද්‍යුත් ලිපියක් ලැබීමට පළමුව පිවිසෙන්න.',
  failed: 'එය කළ නොහැකි විය. නැවත උත්සාහ කරන්න.',
}

export const stockAlertMailTexts: Texts['stockAlertMailTexts'] = {
  subject: (count, first) =>
    count === 1 ? `නැවත තොගයේ ඇත: ${first}` : `නැවත තොගයේ ඇත: ${first} සහ තවත් ${count - 1}ක්`,
  preview: 'දැනුම් දෙන ලෙස ඔබ අපෙන් ඉල්ලා ඇත.',
  heading: 'නැවත තොගයේ ඇත',
  notHeld: 'අපි ඔබ වෙනුවෙන් වෙන් කර තබන්නේ නැත: මුලින් එන අයට මුලින් ලැබේ.',
  view: 'වෙළඳසැලට යන්න',
  reason: (shop) => `${shop} හි භාණ්ඩ පිටුවකින් ඔබ ඉල්ලූ නිසා, මේ ලිපිය ඔබට එක් වරක් පමණක් ලැබේ.`,
}
