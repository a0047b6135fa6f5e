import type { Texts } from '../texts.ts'

export const catalogueTexts: Texts['catalogueTexts'] = {
  head: {
    title: 'භාණ්ඩ',
    description:
      'සහල්, පලතුරු, එළවළු, මාළු, කුළුබඩු සහ පොළේ ඇති අනෙක් සියල්ල: තොගයේ ඇති හැම දෙයක්ම බලන්න, සොයන්න. මිල රුපියල්වලින්.',
    keywords: ['ආහාර ද්‍රව්‍ය', 'ශ්‍රී ලංකාව', 'මාර්ගගත ආහාර වෙළඳසැල', 'සහල්', 'පලතුරු', 'එළවළු', 'කොළඹ බෙදාහැරීම'],
  },
  freeShipping: (amount) => `රු.\u00a0${amount} ඉක්මවන ඇණවුම්වලට නොමිලේ බෙදාහැරීම`,
  search: 'භාණ්ඩ සොයන්න',
  searchPlaceholder: 'භාණ්ඩ සොයන්න…',
  loading: 'භාණ්ඩ පූරණය වෙමින්…',
  categoriesNotLoaded: 'වර්ග පූරණය කළ නොහැකි විය',
  count: (count) => (count === 1 ? 'එක් භාණ්ඩයක්' : `භාණ්ඩ ${count}ක්`),
  pages: 'භාණ්ඩ පිටු',
  noneInCategory: 'මේ වර්ගයේ භාණ්ඩ නැත.',
  noneFound: (term) => `"${term}" සඳහා භාණ්ඩ හමු නොවීය`,
  unknownCategory: 'නොදන්නා වර්ගයක්',
}
