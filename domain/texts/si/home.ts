import type { Texts } from '../texts.ts'

export const homeTexts: Texts['homeTexts'] = {
  head: {
    title: (shop) => `${shop} - ඔබ අසල ආහාර වෙළඳසැල`,
    description:
      'ශ්‍රී ලාංකික කුස්සියට අවශ්‍ය ආහාර ද්‍රව්‍ය: නැවුම් භාණ්ඩ, සූදානම් කළ පැකේජ සහ ඔබම පුරවන පෙට්ටි, ඔබේ නිවසටම.',
    keywords: ['මාර්ගගත ආහාර වෙළඳසැල', 'ශ්‍රී ලංකාව', 'නැවුම් එළවළු පලතුරු', 'ආහාර පැකේජ', 'කොළඹ බෙදාහැරීම'],
  },
  packages: 'පැකේජ',
  loadingPackages: 'පැකේජ පූරණය වෙමින්…',
  toPackages: 'පැකේජ බලන්න',
  howItWorks: 'ඇණවුම් කරන හැටි',
  steps: {
    order: {
      title: 'ඇණවුම අරඹන්න',
      text: 'පැකේජයක් තෝරන්න, නැතහොත් ඔබේම පෙට්ටියක් පුරවන්න.',
    },
    produce: {
      title: 'නැවුම් එළවළු පලතුරු',
      text: 'පොළේදී ඔබ තෝරන්නා සේම, එකින් එක අතින් තෝරාගත් ඒවා.',
    },
    delivery: {
      title: 'හොඳ කෑම. ඉක්මන් බෙදාහැරීම.',
      text: 'එකම පෙට්ටියක අසුරා, ඔබේ දොරකඩටම.',
    },
  },
  departments: 'අංශ',
  tiles: {
    vegetables: 'එළවළු',
    bakery: 'බේකරි',
    organic: 'නැවුම් සහ කාබනික',
    snacks: 'කටගැස්ම සහ කජු',
  },
  popular: {
    title: 'ජනප්‍රිය භාණ්ඩ',
    categories: 'ජනප්‍රිය වර්ග',
    loading: 'භාණ්ඩ පූරණය වෙමින්',
    more: 'තවත් භාණ්ඩ බලන්න',
  },
  freshness: {
    title: (lineBreak) => ['උදෑසන පොළ ', lineBreak, 'සේ නැවුම්'],
    text: 'ගොටුකොළ මිටි පිටින්, තැඹිලි ජෝඩු පිටින්, කීරි සම්බා මලු පිටින්. තෝරන්නේ ඔබයි; එකම පෙට්ටියක අසුරන්නේ අපියි.',
    link: 'භාණ්ඩ බලන්න',
  },
  app: {
    title: 'ඔබේ සාක්කුවේ වෙළඳසැල',
    text: 'ඔබේ පැකේජ, ඔබේ ඇණවුම් සහ මුළු පොළම ඔබේ දුරකථනයේ.',
  },
  charities: {
    title: (lineBreak) => ['පෙට්ටියේ ඉඩක් ', lineBreak, 'අසල්වැසියාටත්'],
    text: 'අන් අයගේ මේසයටත් කෑම සපයන මුළුතැන්ගෙවල්, ආහාර ගබඩා සහ ගෙවතු හඳුනාගන්න.',
    link: 'තව දැනගන්න',
  },
  sriLanka: {
    title: 'අපි ශ්‍රී ලංකාවේ',
    text: 'කොළඹදී අසුරා, කොළඹට සහ අවට ප්‍රදේශවලට බෙදාහරිමු.',
    openMap: 'සිතියම විවෘත කරන්න',
    map: 'ශ්‍රී ලංකා සිතියම; බටහිර වෙරළේ කොළඹ සලකුණු කර ඇත',
    mapCredit: (map, licence) => ['සිතියම: ', map, ', MapSVG ඇසුරෙන්, ', licence],
  },
}

export const feedbackTexts: Texts['feedbackTexts'] = {
  title: 'පාරිභෝගිකයන් කියන දේ',
  give: 'අදහස් දක්වන්න',
  closeForm: 'අදහස් පෝරමය වසන්න',
  loading: 'අදහස් පූරණය වෙමින්',
  none: 'තවම අදහස් නැත',
  beFirst: 'පළමු අදහස ඔබෙන් වේවා!',
  reviews: 'අදහස්',
  carousel: {
    all: 'අදහස් මාරු කරන්න',
    previous: 'පෙර අදහස්',
    next: 'ඊළඟ අදහස්',
    turn: (number, count) => `අදහස් පෙන්වන්න: ${number} / ${count}`,
  },
  formTitle: 'ඔබේ අත්දැකීම කෙසේද?',
  rating: 'තරු ගණන',
  submit: 'යවන්න',
  loginFirst: 'අදහස් දැක්වීමට පළමුව පිවිසෙන්න',
  noToken: 'ඔබේ පිවිසුම හමු නොවීය',
  expired: 'ඔබේ පිවිසුම කල් ඉකුත් වී ඇත. නැවත පිවිසෙන්න.',
  denied: 'මෙයට අවසර නැත. ඔබේ අවසර පරීක්ෂා කරන්න.',
  failed: 'ඔබේ අදහස යැවිය නොහැකි විය. නැවත උත්සාහ කරන්න.',
  given: 'ඔබේ අදහස අපට ලැබී ඇත!',
  nameTooLong: (most) => `නමේ අකුරු ${most}කට වඩා තිබිය නොහැකිය`,
  messageRequired: 'ඔබේ අදහස ලියන්න',
  messageTooShort: 'අදහසේ අවම වශයෙන් අකුරු 10ක් තිබිය යුතුය',
  tooManyWords: (most) => `අදහසේ වචන ${most}කට වඩා තිබිය නොහැකිය`,
  wordsHint: (most) => `වචන ${most}ක් දක්වා ලිවිය හැකිය`,
  wordCount: (words, most) => `වචන ${words}/${most}`,
  seeMore: 'තව බලන්න',
  seeLess: 'අඩුවෙන් බලන්න',
  ratingRequired: 'තරු ගණනක් තෝරන්න',
}

export const contactTexts: Texts['contactTexts'] = {
  heading: 'අප අමතන්න',
  introduction: 'ඇණවුමක්, භාණ්ඩයක් හෝ බෙදාහැරීමක් ගැන අසන්න. අපි විද්‍යුත් තැපෑලෙන් පිළිතුරු දෙමු.',
  ourEmail: 'විද්‍යුත් තැපෑල',
  ourPhone: 'දුරකථනය',
  title: 'අපට ලියන්න',
  placeholders: {
    name: 'ඔබේ නම',
    email: 'you@example.lk',
    phone: '+94 77 123 4567',
    message: 'අපෙන් ඔබට විය යුත්තේ කුමක්ද?',
  },
  submit: 'පණිවිඩය යවන්න',
  sent: 'ඔබේ පණිවිඩය යවා ඇත!',
  failed: 'ඔබේ පණිවිඩය යැවිය නොහැකි විය. නැවත උත්සාහ කරන්න.',
  phoneInvalid: 'වලංගු දුරකථන අංකයක් ඇතුළත් කරන්න',
  messageRequired: 'පණිවිඩය ලියන්න',
  messageTooShort: 'පණිවිඩයේ අවම වශයෙන් අකුරු 10ක් තිබිය යුතුය',
}
