import type { Texts } from '../texts.ts'

export const noticeTexts: Texts['noticeTexts'] = {
  label: 'அறிவித்தல்',
  closed: (day) =>
    `இப்போது கடை மூடப்பட்டுள்ளது. பொருட்களைப் பார்த்துக் கூடையில் சேர்க்கலாம்: மீண்டும் ஓடர்களை ஏற்கும் நாள் ${day}.`,
  hours: 'திறந்திருக்கும் நேரம்',
}
