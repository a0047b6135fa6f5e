import type { Texts } from '../texts.ts'

export const noticeTexts: Texts['noticeTexts'] = {
  label: 'නිවේදනය',
  closed: (day) => `අපි දැන් වසා ඇත. භාණ්ඩ නරඹා කූඩයට දමන්න: නැවත ඇණවුම් ගන්නා දිනය ${day}.`,
  hours: 'විවෘත වේලාවන්',
}
