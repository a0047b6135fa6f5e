import type { Texts } from '../texts.ts'

export const deliveryTexts: Texts['deliveryTexts'] = {
  notServed: (areas) =>
    `මේ ලිපිනයට අපි තවම බෙදාහරින්නේ නැත. අපි බෙදාහරින ප්‍රදේශ: ${areas}. වෙනත් ලිපිනයක් තෝරන්න.`,
  belowMinimum: (amount, area) => `${area} වෙත බෙදාහැරීමට තව භාණ්ඩ අවශ්‍යයි: ${amount}.`,
  title: 'බෙදාහරින වේලාව',
  titleToCollect: 'ඇවිත් ගන්නා වේලාව',
  choose: 'වේලාවක් තෝරන්න.',
  loading: 'බෙදාහරින වේලාවන් පූරණය වෙමින්',
  notLoaded: 'බෙදාහරින වේලාවන් පූරණය කළ නොහැකි විය.',
  retry: 'නැවත උත්සාහ කරන්න',
  full: 'ඉඩ නැත',
  none: 'ඉදිරි දින කිහිපයේ වේලාවක් ඉතිරිව නැත. හෙට නැවත එන්න, නැතහොත් වෙනත් ලිපිනයක් තෝරන්න.',
  time: ({ hour, minute }) =>
    `${hour < 12 ? 'පෙ.ව.' : 'ප.ව.'} ${hour % 12 || 12}.${String(minute).padStart(2, '0')}`,
  times: (from, to) => `${from} – ${to}`,
  onDay: (day, times) => `${day}, ${times}`,
  taken: (times) => `ඒ වේලාව මේ දැන් වෙනත් අයෙක් වෙන් කරගෙන ඇත. ළඟම ඉඩ ඇති වේලාවන්: ${times}.`,
  missing: (times) => `වේලාවක් තෝරන්න. ඊළඟට ඉඩ ඇති වේලාවන්: ${times}.`,
  lost: 'ඔබේ ගෙවීම ලැබෙන විට, ඔබ තෝරාගත් වේලාව තවදුරටත් ලබාගත නොහැකි විය.',
  chooseAnother: 'වෙනත් වේලාවක් තෝරන්න.',
  submit: 'මේ වේලාව තෝරන්න',
  chosen: 'ඔබේ වේලාව වෙනස් කර ඇත.',
  notChosen: 'වේලාව වෙනස් කළ නොහැකි විය. නැවත උත්සාහ කරන්න.',
  way: 'ඔබට ලැබිය යුත්තේ කෙසේද?',
  deliver: 'මගේ ලිපිනයට ගෙනැවිත් දෙන්න',
  collect: (place) => `මම ඇවිත් ගන්නම්: ${place}`,
  told: (recipient) => `බෙදාහරින දිනයේ කෙටි පණිවිඩයක් ලැබෙන්නේ: ${recipient}.`,
  surprise: 'මෙය පුදුම තෑග්ගක්, නැතහොත් ඔවුන්ට පණිවිඩ අවශ්‍ය නැත: දැනුම් නොදෙන්න',
  isSurprise: (recipient) => `බෙදාහරින බව කල්තියා දැනුම් නොදෙන්නේ: ${recipient}.`,
  moreForFree: (amount) => `බෙදාහැරීම නොමිලේ ලැබීමට තව භාණ්ඩ ගන්න: ${amount}.`,
}
