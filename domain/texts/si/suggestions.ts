import type { Texts } from '../texts.ts'

export const suggestionTexts: Texts['suggestionTexts'] = {
  label: 'යෝජනා',
  count: (count) => (count === 1 ? 'එක් යෝජනාවක්' : `යෝජනා ${count}ක්`),
  categories: 'වර්ග',
  products: 'භාණ්ඩ',
  packages: 'පැකේජ',
  recent: 'කලින් සෙවූ දේ',
  forget: 'මේ සෙවීම් මකන්න',
  lookIn: 'වර්ගයකින් සොයන්න',
  searched: 'අනෙක් අය සොයන දේ',
  popular: 'අනෙක් අය නිතර මිලදී ගන්නා දේ',
}
