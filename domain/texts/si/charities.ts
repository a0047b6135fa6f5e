import type { Texts } from '../texts.ts'

export const charityTexts: Texts['charityTexts'] = {
  head: {
    title: 'පුණ්‍යායතන',
    description: 'පුණ්‍යායතන හඳුනාගන්න: ඔවුන් කවුද, කරන්නේ කුමක්ද, උදව් කරන්නේ කාටද.',
    keywords: ['පුණ්‍යායතන', 'ශ්‍රී ලංකාව', 'ප්‍රජාව', 'පාසල් දිවා ආහාර', 'අසල්වැසියන්ට ආහාර'],
  },
  introduction:
    'අසල්වැසියන් වෙනුවෙන් උයන, උගන්වන සහ වගා කරන අය. ඔවුන් කරන දේ සහ එය කරන්නේ කා වෙනුවෙන්දැයි කියවන්න.',
  loading: 'පුණ්‍යායතන පූරණය වෙමින්…',
  notLoaded: 'පුණ්‍යායතන පූරණය කළ නොහැකි විය. පසුව නැවත උත්සාහ කරන්න.',
  none: 'පුණ්‍යායතන නැත',
  refresh: 'පිටුව නැවත පූරණය කරන්න',
  pages: 'පුණ්‍යායතන පිටු',
  moreAbout: (name, readOut) => [readOut(`${name} ගැන `), 'තව දැනගන්න'],
  ofCharity: {
    description: (name) => `${name}: මේ පුණ්‍යායතනය කරන දේ සහ උදව් කරන අය.`,
    keywords: (name) => [name, 'පුණ්‍යායතනය', 'ශ්‍රී ලංකාව', 'ප්‍රජාව'],
    loading: 'පුණ්‍යායතනය පූරණය වෙමින්…',
    notLoaded: 'පුණ්‍යායතනයේ තොරතුරු පූරණය කළ නොහැකි විය. පසුව නැවත උත්සාහ කරන්න.',
    all: 'සියලු පුණ්‍යායතන',
  },
  pictures: {
    all: 'පින්තූර',
    of: (name) => `${name} පින්තූර`,
    open: (number, count) => `පින්තූරය විශාල කර බලන්න: ${number} / ${count}`,
    one: (name, number, count) => `${name}, පින්තූරය ${number} / ${count}`,
    previous: 'පෙර පින්තූරය',
    next: 'ඊළඟ පින්තූරය',
  },
}
