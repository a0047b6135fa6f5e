import type { Texts } from '../texts.ts'

export const footerTexts: Texts['footerTexts'] = {
  newsletterTitle: 'මාසික පුවත් සහ විශේෂ දීමනා',
  newsletterText: 'ඔබේ විද්‍යුත් තැපෑලෙන් දායක වන්න. අලුත් භාණ්ඩ සහ විශේෂ දීමනා ගැන මුලින්ම දැනගන්න!',
  newsletter: 'පුවත් ලිපිය',
  yourEmail: 'ඔබේ විද්‍යුත් තැපැල් ලිපිනය',
  emailPlaceholder: 'ඔබේ විද්‍යුත් තැපෑල',
  subscribe: 'දායක වන්න',
  subscribing: 'දායක වෙමින්…',
  subscribed: 'දායක වූවාට ස්තුතියි! ඔබේ විද්‍යුත් තැපෑල බලන්න.',
  contact: 'අප අමතන්න',
  rightsReserved: 'සියලු හිමිකම් ඇවිරිණි.',
  terms: 'කොන්දේසි',
  privacy: 'පෞද්ගලිකත්වය',
  cookies: 'කුකී',
  downloadOn: 'බාගන්න',
  appStore: 'App Store',
  getItOn: 'ලබාගන්න',
  googlePlay: 'Google Play',
}
