import type { Texts } from '../texts.ts'

const months = [
  'ජනවාරි',
  'පෙබරවාරි',
  'මාර්තු',
  'අප්‍රේල්',
  'මැයි',
  'ජූනි',
  'ජූලි',
  'අගෝස්තු',
  'සැප්තැම්බර්',
  'ඔක්තෝබර්',
  'නොවැම්බර්',
  'දෙසැම්බර්',
]
const weekdays = ['ඉරිදා', 'සඳුදා', 'අඟහරුවාදා', 'බදාදා', 'බ්‍රහස්පතින්දා', 'සිකුරාදා', 'සෙනසුරාදා']

export const formats: Texts['formats'] = {
  locale: 'si-LK',
  currency: 'රු.',
  thousands: ',',
  decimals: '.',
  /** "#1, #2 සහ #3" */
  list: (items) => [items.slice(0, -1).join(', '), ...items.slice(-1)].filter(Boolean).join(' සහ '),
  /** "නොවැම්බර් 20" */
  shortDate: ({ month, day }) => `${months[month]} ${day}`,
  /** "2026 දෙසැම්බර් 1 අඟහරුවාදා" */
  fullDate: ({ year, month, day, weekday }) =>
    `${year} ${months[month]} ${day} ${weekdays[weekday]}`,
  /** "2026 නොවැම්බර් 20, ප.ව. 4.05" */
  dateAndTime: ({ year, month, day, hour, minute }) =>
    `${year} ${months[month]} ${day}, ${hour < 12 ? 'පෙ.ව.' : 'ප.ව.'} ${hour % 12 || 12}.${String(minute).padStart(2, '0')}`,
  dateMissing: 'දිනයක් නැත',
  dateInvalid: 'දිනය වලංගු නැත',
  dateError: 'දිනයේ දෝෂයකි',
}
