import type { Texts } from '../texts.ts'

export const packageTexts: Texts['packageTexts'] = {
  head: {
    title: 'පැකේජ',
    description: 'සතියකට, මාසයකට හෝ උත්සවයකට සූදානම් කළ පෙට්ටි: සියල්ල එකම පෙට්ටියක, ඔබේ කුස්සියට අසුරා, ඔබේ නිවසටම.',
    keywords: ['ආහාර පැකේජ', 'වියළි ආහාර මල්ල', 'පලතුරු කූඩය', 'ශ්‍රී ලංකාව', 'නිවසටම බෙදාහැරීම'],
  },
  search: 'පැකේජ සොයන්න',
  searchPlaceholder: 'පැකේජ සොයන්න…',
  loading: 'පැකේජ පූරණය වෙමින්…',
  pages: 'පැකේජ පිටු',
  none: 'තවම පැකේජ නැත.',
  noneFound: (term) => `"${term}" සඳහා පැකේජ හමු නොවීය`,
  browse: 'පැකේජ බලන්න',
  seeInside: 'ඇතුළත ඇති දේ බලන්න',
  hideInside: 'ඇතුළත ඇති දේ සඟවන්න',
  kinds: 'පැකේජ වර්ග',
  custom: 'ඔබේම පැකේජ',
  loginOrSignUp: 'පිවිසෙන්න හෝ ලියාපදිංචි වන්න',
  guest: (loginOrSignUp) => ['කූඩය පිරවීමට සහ ඔබේම පෙට්ටියක් සෑදීමට ', loginOrSignUp, '.'],
  login: 'පිවිසෙන්න',
  moreItems: (count) => (count === 1 ? '+ තවත් අයිතමයක්' : `+ තවත් අයිතම ${count}ක්`),
  loginToAdd: 'පිවිස කූඩයට දමන්න',
}
